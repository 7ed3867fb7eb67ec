import { pictureOf } from '../../../domain/picture.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { pictureView } from '../../parts/card.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

/**
 * `/{locale}/popup`: the two cards of the popup (section 2), whose words the council can change. No
 * page carries them: few visits last until they are shown, and only the first page of a visit does.
 */
export function loader({ params, context }: Route.LoaderArgs): Response {
  const visit = visitOf(context, params);
  const { catalogue, config, locale } = visit;
  const card = (id: string, href: string) => {
    const page = catalogue.pages.get(id);
    if (!page) return [];
    return {
      title: wordsIn(page.title, locale),
      text: wordsIn(page.summary, locale),
      picture: pictureView(pictureOf('pages', page), locale),
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
