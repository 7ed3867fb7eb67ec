import { entryPicture } from '../../../domain/content/picture.ts';
import { localize } from '../../i18n/localize.tsx';
import { pictureView } from '../../lib/card.ts';
import { getPageContext } from '../../lib/pageContext.ts';
import type { Route } from './+types/route';

/**
 * `/{locale}/popup`: the two cards of the popup (section 2) as JSON. They are not part of the pages'
 * data, because the popup is shown at most once per visit.
 */
export function loader({ params, context }: Route.LoaderArgs): Response {
  const { catalogue, config, locale } = getPageContext(context, params);
  const card = (id: string, href: string) => {
    const page = catalogue.pages.get(id);
    if (!page) return [];
    return {
      title: localize(page.title, locale),
      text: localize(page.summary, locale),
      picture: pictureView(entryPicture('pages', page), locale),
      href,
    };
  };
  return Response.json(
    [
      card('popup-pace', config.itineraryUrl ?? `/${locale}/itinerary`),
      card('popup-inspiration', config.inspireUrl ?? `/${locale}/inspire`),
    ].flat(),
  );
}
