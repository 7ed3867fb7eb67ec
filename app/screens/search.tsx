import { data, useNavigate, useSearchParams } from 'react-router';
import { SEARCHED, search, suggestSimilar } from '../../domain/search/search.ts';
import { readArea, type SearchArea, writeArea } from '../../domain/search/searchArea.ts';
import { MAX_TERM_LENGTH } from '../../domain/search/searchTerm.ts';
import { filtersIn } from '../../domain/visitor/filters.ts';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Field } from '../components/Field.tsx';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { moodLinks } from '../components/moods.ts';
import { Options } from '../components/Options.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { CardSection } from '../features/cards/CardSection.tsx';
import { FilterForm } from '../features/filters/FilterForm.tsx';
import { OwnFilters } from '../features/filters/OwnFilters.tsx';
import { Moods } from '../features/home/Moods.tsx';
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

/**
 * Number of results of each kind for a term, the best. Lists of one kind and those without a term are complete,
 * and so are the places of an area.
 */
const SHOWN = 8;
const NARROWED_BY = ['keyword', 'cities', 'tags'] as const;

/** The search of section 5 with term, cities, tags, an area and a kind of results in the address. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, cards, locale } = pageContext;
  const query = new URL(request.url).searchParams;
  const requested = filtersIn(query, NARROWED_BY);
  const term = requested.keyword.slice(0, MAX_TERM_LENGTH);
  const cities = requested.cities.filter((id) => catalogue.cities.get(id));
  const tags = requested.tags.filter((slug) => catalogue.tags.get(slug));
  const area = readArea(query.get('bbox'));
  const onlyKind = SEARCHED.find((kind) => kind === query.get('kind'));
  const { searchWait: wait = 0 } = context.get(siteContext);
  const found =
    wait > 0 ? [] : search(catalogue, { term, cities, tags, area, kinds: onlyKind && [onlyKind] });
  const near = wait > 0 || found.length > 0 || area ? [] : suggestSimilar(catalogue, term);
  const groups = found.map(({ kind, ids }) => ({
    kind,
    count: ids.length,
    // The map of an area shows all places in it.
    ids: term === '' || onlyKind || (area && kind === 'places') ? ids : ids.slice(0, SHOWN),
  }));
  const places = groups.find(({ kind }) => kind === 'places')?.ids ?? [];
  const t = translator(locale);
  const page = {
    head: {
      title: onlyKind ? `${t('search.title')} – ${t(RESULT_TITLES[onlyKind])}` : t('search.title'),
      description: t('search.description'),
    },
    term,
    hasQuery: term !== '' || cities.length > 0 || tags.length > 0 || area !== undefined,
    area,
    /** The same search without the area. */
    everywherePath: pathWithout('bbox', query),
    onlyKind,
    /** The same search for all kinds of results, where it is for one. */
    allKindsPath: onlyKind && pathWithout('kind', query),
    wait,
    groups: groups.map(({ kind, count, ids }) => ({
      kind,
      count,
      /** The same search for this kind alone, where it has more results. */
      showAllPath: count > ids.length ? pathWith('kind', kind, query) : undefined,
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

/** The path of the same search without a parameter, below the language. */
function pathWithout(name: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest.size > 0 ? `/search?${rest}` : '/search';
}

/** The path of the same search with a parameter, below the language. */
function pathWith(name: string, value: string, query: URLSearchParams): string {
  const changed = new URLSearchParams(query);
  changed.set(name, value);
  return `/search?${changed}`;
}

/** Passes Retry-After on. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { hasQuery, filters, groups, term, wait, area, onlyKind, allKindsPath } = loaderData;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const places = groups.find(({ kind }) => kind === 'places')?.cards ?? [];
  const points = cardPoints(places, loaderData.spots);
  const backLink = allKindsPath ? { path: allKindsPath, label: t('search.allKinds') } : undefined;

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
        {onlyKind && <input type="hidden" name="kind" value={onlyKind} />}
        <Button type="submit">{t('nav.search')}</Button>
        <div className={styles.options}>
          {(['cities', 'tags'] as const).map((name) => (
            <Options
              key={name}
              label={t(`search.${name}`)}
              name={name === 'cities' ? 'city' : 'tag'}
              options={filters[name]}
            />
          ))}
        </div>
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
          {backLink && (
            <p>
              <LocaleLink to={backLink.path}>{backLink.label}</LocaleLink>
            </p>
          )}
        </EmptyState>
      )}
      {area && (
        <p className={styles.area}>
          {t('search.inArea')}{' '}
          <LocaleLink to={loaderData.everywherePath} preventScrollReset>
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
      {groups.map(({ kind, count, cards, showAllPath }, index) => (
        <CardSection
          key={kind}
          title={t(RESULT_TITLES[kind])}
          cards={cards}
          first={index === 0}
          layout={backLink ? 'list' : 'shelf'}
          moreLink={
            showAllPath
              ? { path: showAllPath, label: t('search.showAll', { count }), isNamedByHeading: true }
              : backLink
          }
        />
      ))}
    </>
  );
}
