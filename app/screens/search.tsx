import { data, useNavigate, useSearchParams } from 'react-router';
import { search, suggestSimilar } from '../../domain/search/search.ts';
import { readArea, type SearchArea, writeArea } from '../../domain/search/searchArea.ts';
import { MAX_TERM_LENGTH } from '../../domain/search/searchTerm.ts';
import { filtersIn } from '../../domain/visitor/filters.ts';
import { Button } from '../components/Button.tsx';
import { CardSection } from '../components/CardSection.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Field } from '../components/Field.tsx';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { Moods } from '../components/Moods.tsx';
import { moodLinks } from '../components/moods.ts';
import { Options } from '../components/Options.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { FilterForm } from '../features/filters/FilterForm.tsx';
import { OwnFilters } from '../features/filters/OwnFilters.tsx';
import { cardPoints, positionsOf } from '../features/map/mapPoints.ts';
import { PlaceMap } from '../features/map/PlaceMap.tsx';
import { RESULT_TITLES } from '../features/search/resultTitles.ts';
import { localize } from '../i18n/localize.tsx';
import { translator } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import { siteContext } from '../lib/siteContext.ts';
import type { Route } from './+types/search';
import * as styles from './search.module.css';

/** Greatest number of results for a term; lists of cities and tags are complete. */
const SHOWN = 24;
const NARROWED_BY = ['keyword', 'cities', 'tags'] as const;

/** The search of section 5 with term, cities, tags and an area in the address. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, cards, locale } = pageContext;
  const query = new URL(request.url).searchParams;
  const requested = filtersIn(query, NARROWED_BY);
  const term = requested.keyword.slice(0, MAX_TERM_LENGTH);
  const cities = requested.cities.filter((id) => catalogue.cities.get(id));
  const tags = requested.tags.filter((slug) => catalogue.tags.get(slug));
  const area = readArea(query.get('bbox'));
  const { searchWait: wait = 0 } = context.get(siteContext);
  const found = wait > 0 ? [] : search(catalogue, { term, cities, tags, area });
  const near = wait > 0 || found.length > 0 || area ? [] : suggestSimilar(catalogue, term);
  const groups = found.map(({ kind, ids }) => ({
    kind,
    ids: term === '' ? ids : ids.slice(0, SHOWN),
  }));
  const places = groups.find(({ kind }) => kind === 'places')?.ids ?? [];
  const t = translator(locale);
  const page = {
    head: { title: t('search.title'), description: t('search.description') },
    term,
    hasQuery: term !== '' || cities.length > 0 || tags.length > 0 || area !== undefined,
    area,
    // The same search without the area.
    everywhere: withoutArea(query),
    wait,
    groups: groups.map(({ kind, ids }) => ({
      kind,
      cards: ids.flatMap((id) => cards.found({ kind, id }) ?? []),
    })),
    spots: positionsOf(
      places.flatMap((id) => catalogue.places.get(id) ?? []),
      locale,
    ),
    near: near.flatMap((entry) => cards.found(entry) ?? []),
    moods: moodLinks(pageContext),
    filters: {
      cities: catalogue.cities.all.map((city) => ({
        id: city._id,
        title: localize(city.title, locale),
        chosen: cities.includes(city._id),
      })),
      tags: catalogue.tags.all.map((tag) => ({
        id: tag.slug,
        title: localize(tag.name, locale),
        chosen: tags.includes(tag.slug),
      })),
    },
  };
  return wait > 0
    ? data(page, { status: 429, headers: { 'Retry-After': String(wait) } })
    : data(page);
}

/** The path of the same search everywhere, below the language. */
function withoutArea(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('bbox');
  return rest.size > 0 ? `/search?${rest}` : '/search';
}

/** Passes Retry-After on. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { hasQuery, filters, groups, term, wait, area } = loaderData;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const places = groups.find(({ kind }) => kind === 'places')?.cards ?? [];
  const points = cardPoints(places, loaderData.spots);

  function searchArea(chosen: SearchArea): void {
    const next = new URLSearchParams(query);
    next.set('bbox', writeArea(chosen));
    void navigate({ search: `?${next}` }, { preventScrollReset: true });
  }

  return (
    <>
      <PageHeading
        title={{ text: t('search.title') }}
        summary={{ text: t('search.description') }}
      />
      <FilterForm
        names={NARROWED_BY}
        role="search"
        className={styles.form}
        key={JSON.stringify(filters)}
      >
        <Field label={t('search.term')}>
          <input type="search" name="q" defaultValue={term} maxLength={MAX_TERM_LENGTH} />
        </Field>
        {area && <input type="hidden" name="bbox" value={writeArea(area)} />}
        <Button type="submit">{t('nav.search')}</Button>
        {(['cities', 'tags'] as const).map((name) => (
          <Options
            key={name}
            label={t(`search.${name}`)}
            name={name === 'cities' ? 'city' : 'tag'}
            options={filters[name]}
          />
        ))}
      </FilterForm>
      {!hasQuery && (
        <OwnFilters names={NARROWED_BY} options={{ cities: filters.cities, tags: filters.tags }} />
      )}
      {!hasQuery && (
        <section>
          <SectionHead title={t('home.moods')} />
          <Moods moods={loaderData.moods} />
        </section>
      )}
      {wait > 0 && (
        <EmptyState>
          <p role="alert">{t('search.tooMany', { seconds: wait })}</p>
        </EmptyState>
      )}
      {hasQuery && wait === 0 && groups.length === 0 && (
        <EmptyState>
          <h2>{t('search.oops')}</h2>
          <p>{t('search.noResults')}</p>
        </EmptyState>
      )}
      {area && (
        <p className={styles.area}>
          {t('search.inArea')}{' '}
          <LocaleLink to={loaderData.everywhere} preventScrollReset>
            {t('search.everywhere')}
          </LocaleLink>
        </p>
      )}
      {(points.length > 0 || area) && (
        <PlaceMap
          label={t('map.ofResults')}
          points={points}
          area={area}
          onSearchArea={searchArea}
        />
      )}
      <CardSection title={t('problem.suggestions')} cards={loaderData.near} />
      {groups.map(({ kind, cards }, index) => (
        <CardSection key={kind} title={t(RESULT_TITLES[kind])} cards={cards} first={index === 0} />
      ))}
    </>
  );
}
