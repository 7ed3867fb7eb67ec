import { entryPicture } from '../../domain/content/picture.ts';
import { formatDuration } from '../../domain/format/duration.ts';
import { readingMinutes } from '../../domain/format/readingTime.ts';
import { PageHeading } from '../components/PageHeading.tsx';
import { PreviousNext } from '../components/PreviousNext.tsx';
import { Sections } from '../components/Sections.tsx';
import { PlacesInText } from '../features/articles/PlacesInText.tsx';
import { SectionPicture } from '../features/articles/SectionPicture.tsx';
import { localize } from '../i18n/localize.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { neighbours, pictureView } from '../lib/card.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { entryHead, pageMeta } from '../lib/pageMeta.ts';
import { servedData } from '../lib/servedData.ts';
import type { Route } from './+types/article';

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue, cards, locale, isDocument } = getPageContext(context, params);
  const article = catalogue.articles.get(params.slug);
  if (!article) throw notFound(catalogue, locale, params.slug);
  const title = localize(article.title, locale);
  const summary = localize(article.summary, locale);
  const placeCard = (id: string | undefined) => {
    const place = id === undefined ? undefined : catalogue.places.get(id);
    return place && cards.place(place);
  };
  const sections = article.sections.map(({ heading, text, place }) => ({
    heading: localize(heading, locale),
    text: localize(text, locale),
    place: placeCard(place),
  }));
  const texts = sections.flatMap(({ heading, text }) => [heading.text, text.text]);
  return {
    messages: messages(locale, ['articles']),
    head: entryHead(article, locale, title.text),
    title,
    summary,
    picture: pictureView(entryPicture('articles', article), locale),
    readingTime: formatDuration(readingMinutes(texts), locale) ?? '',
    served: servedData(isDocument, {
      sections,
      neighbours: neighbours(catalogue.articles.all, article._id, cards.article),
    }),
    places: article.places.flatMap((id) => placeCard(id) ?? []),
  };
}

export const meta = pageMeta;

export default function Article({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(['articles']);
  const { served } = loaderData;
  const sections = served.sections?.map(({ place, ...section }) => ({
    ...section,
    figure: place && <SectionPicture place={place} />,
  }));
  return (
    <>
      <PageHeading
        title={loaderData.title}
        picture={loaderData.picture}
        summary={loaderData.summary}
        trail={[{ path: '/articles', title: { text: t('menu.articles') } }]}
      >
        <p>{t('articles.reading', { duration: loaderData.readingTime })}</p>
      </PageHeading>
      <Sections sections={sections} />
      <PlacesInText places={loaderData.places} />
      <PreviousNext links={served.neighbours} />
    </>
  );
}
