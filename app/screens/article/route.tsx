import { useTranslations } from 'use-intl';
import { pictureOf } from '../../../domain/picture.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { neighbours, pictureView } from '../../parts/card.ts';
import { headOf, pageMeta } from '../../parts/head.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { PreviousNext } from '../../parts/PreviousNext.tsx';
import { Sections } from '../../parts/Sections.tsx';
import { Shelf } from '../../parts/Shelf.tsx';
import { notFound, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue, cards, locale } = visitOf(context, params);
  const article = catalogue.articles.get(params.slug);
  if (!article) throw notFound(catalogue, locale, params.slug);
  const title = wordsIn(article.title, locale);
  const summary = wordsIn(article.summary, locale);
  return {
    head: headOf(article, locale, title.text),
    title,
    summary,
    picture: pictureView(pictureOf('articles', article), locale),
    sections: article.sections.map(({ heading, text }) => ({
      heading: wordsIn(heading, locale),
      text: wordsIn(text, locale),
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
      <Shelf title={t('article.places')} cards={loaderData.places} />
      <PreviousNext links={loaderData.neighbours} />
    </>
  );
}
