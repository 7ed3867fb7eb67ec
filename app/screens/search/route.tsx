import { useTranslations } from 'use-intl';
import { filtersIn } from '../../../domain/filters.ts';
import { nearInSpelling, type SearchedKind, search } from '../../../domain/search.ts';
import { MAX_TERM_LENGTH } from '../../../domain/searchTerm.ts';
import { translator } from '../../i18n/translator.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { FilterForm } from '../../parts/FilterForm.tsx';
import { pageMeta } from '../../parts/head.ts';
import { Moods } from '../../parts/Moods.tsx';
import { pointsOfCards, spotsOf } from '../../parts/map/mapPoints.ts';
import { PlaceMap } from '../../parts/map/PlaceMap.tsx';
import { moodsOf } from '../../parts/moods.ts';
import { Options } from '../../parts/Options.tsx';
import { OwnFilters } from '../../parts/OwnFilters.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { Shelf } from '../../parts/Shelf.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

const SHOWN = 24;
const NARROWED_BY = ['keyword', 'cities', 'tags'] as const;

/** Section 5's search with term, cities and tags in the address, so that it can be shared. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards, locale } = visit;
  const query = new URL(request.url).searchParams;
  const asked = filtersIn(query, NARROWED_BY);
  const term = asked.keyword.slice(0, MAX_TERM_LENGTH);
  const cities = asked.cities.filter((id) => catalogue.cities.get(id));
  const tags = asked.tags.filter((slug) => catalogue.tags.get(slug));
  const results = search(catalogue, { term, locale, cities, tags });
  const none = Object.values(results).every((ids) => ids.length === 0);
  const shown = (kind: SearchedKind, ids = results[kind]) =>
    ids.slice(0, SHOWN).flatMap((id) => cards.found(kind, id) ?? []);
  const t = translator(locale);
  return {
    head: { title: t('search.title'), description: t('search.description') },
    term,
    asked: term !== '' || cities.length > 0 || tags.length > 0,
    results: {
      cities: shown('cities'),
      places: shown('places'),
      experiences: shown('experiences'),
      circuits: shown('circuits'),
      events: shown('events'),
      articles: shown('articles'),
    },
    spots: spotsOf(
      results.places
        .slice(0, SHOWN)
        .flatMap((id) => catalogue.places.get(id) ?? catalogue.deals.get(id) ?? []),
      locale,
    ),
    near: none
      ? nearInSpelling(catalogue, { term, locale }).flatMap(({ kind, id }) => shown(kind, [id]))
      : [],
    moods: moodsOf(visit),
    filters: {
      cities: catalogue.cities.all.map((city) => ({
        id: city._id,
        title: wordsIn(city.title, locale),
        chosen: cities.includes(city._id),
      })),
      tags: catalogue.tags.all.map((tag) => ({
        id: tag.slug,
        title: wordsIn(tag.name, locale),
        chosen: tags.includes(tag.slug),
      })),
    },
  };
}

export const meta = pageMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { asked, filters, results, term } = loaderData;
  const groups = [
    { title: t('menu.destinations'), cards: results.cities },
    { title: t('search.places'), cards: results.places },
    { title: t('menu.experiences'), cards: results.experiences },
    { title: t('menu.circuits'), cards: results.circuits },
    { title: t('menu.events'), cards: results.events },
    { title: t('menu.articles'), cards: results.articles },
  ];
  const points = pointsOfCards(results.places, loaderData.spots);
  const none = groups.every((group) => group.cards.length === 0);
  return (
    <>
      <PageHeading
        title={{ text: t('search.title') }}
        summary={{ text: t('search.description') }}
      />
      <FilterForm
        names={NARROWED_BY}
        role="search"
        className="search-form"
        key={JSON.stringify(filters)}
      >
        <label>
          {t('search.term')}
          <input type="search" name="q" defaultValue={term} maxLength={MAX_TERM_LENGTH} />
        </label>
        <button type="submit" className="button">
          {t('nav.search')}
        </button>
        {(['cities', 'tags'] as const).map((name) => (
          <Options
            key={name}
            label={t(`search.${name}`)}
            name={name === 'cities' ? 'city' : 'tag'}
            options={filters[name]}
          />
        ))}
      </FilterForm>
      {!asked && (
        <OwnFilters names={NARROWED_BY} options={{ cities: filters.cities, tags: filters.tags }} />
      )}
      {!asked && (
        <section>
          <div className="section-head">
            <h2>{t('home.moods')}</h2>
          </div>
          <Moods moods={loaderData.moods} />
        </section>
      )}
      {asked && none && (
        <EmptyState>
          <h2>{t('search.oops')}</h2>
          <p>{t('search.noResults')}</p>
        </EmptyState>
      )}
      {points.length > 0 && <PlaceMap label={t('map.ofResults')} points={points} closed={null} />}
      <Shelf title={t('problem.suggestions')} cards={loaderData.near} />
      {groups.map((group, index) => (
        <Shelf key={group.title} {...group} first={index === 0} />
      ))}
    </>
  );
}
