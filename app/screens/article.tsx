import { entryPicture } from '../../domain/content/picture.ts';
import { CardSection } from '../components/CardSection.tsx';
import { neighbours, pictureView } from '../components/card.ts';
import { PageHeading } from '../components/PageHeading.tsx';
import { PreviousNext } from '../components/PreviousNext.tsx';
import { Sections } from '../components/Sections.tsx';
import { localize } from '../i18n/localize.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { entryHead, pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/article';

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue, cards, locale } = getPageContext(context, params);
  const article = catalogue.articles.get(params.slug);
  if (!article) throw notFound(catalogue, locale, params.slug);
  const title = localize(article.title, locale);
  const summary = localize(article.summary, locale);
  return {
    head: entryHead(article, locale, title.text),
    title,
    summary,
    picture: pictureView(entryPicture('articles', article), locale),
    sections: article.sections.map(({ heading, text }) => ({
      heading: localize(heading, locale),
      text: localize(text, locale),
    })),
    places: article.places.flatMap((id) => {
      const place = catalogue.places.get(id);
      return place ? [cards.place(place)] : [];
    }),
    neighbours: neighbours(catalogue.articles.all, article._id, cards.article),
  };
}

export const meta = pageMeta;

export default function Article({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <>
      <PageHeading
        title={loaderData.title}
        picture={loaderData.picture}
        summary={loaderData.summary}
        trail={[{ path: '/articles', title: { text: t('menu.articles') } }]}
      />
      <Sections sections={loaderData.sections} />
      <CardSection title={t('article.places')} cards={loaderData.places} />
      <PreviousNext links={loaderData.neighbours} />
    </>
  );
}
