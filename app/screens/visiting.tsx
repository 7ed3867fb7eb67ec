import { SECTIONS } from '../../domain/content/categories.ts';
import type { Coordinates } from '../../domain/content/fields.ts';
import { monthName } from '../../domain/format/months.ts';
import { monthInRegion } from '../../domain/format/today.ts';
import { filtersIn, SEE_DO_EAT } from '../../domain/visitor/filters.ts';
import { CardSection } from '../components/CardSection.tsx';
import { EmergencyNumbers } from '../components/EmergencyNumbers.tsx';
import { emergencyNumbers } from '../components/emergencyNumbers.ts';
import { HomeModes } from '../components/HomeModes.tsx';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { sitePage } from '../components/pages/sitePage.ts';
import { Sections } from '../components/Sections.tsx';
import { saveFilters } from '../features/filters/FilterForm.tsx';
import { OwnFilters } from '../features/filters/OwnFilters.tsx';
import { LocateMe } from '../features/visiting/LocateMe.tsx';
import { localize, Text } from '../i18n/localize.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext, type PageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/visiting';

const NARROWED_BY = ['seedoeat'] as const;
const NEAREST = 12;
/** Anchor of the nearest places. */
const NEAR = 'near';
/** If every place is farther away than this, the visitor is not in the region. */
const FAR_METRES = 30_000;

/**
 * The mode "visiting" of the home page: what is near, this month's events, emergency numbers. The
 * position is in the query: a town (`city`) or a point (`at`, latitude and longitude); `what`
 * filters by see, do or eat.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, cards, locale } = pageContext;
  const query = new URL(request.url).searchParams;
  const city = catalogue.city(query.get('city') ?? '');
  const own = parsePoint(query.get('at'));
  const place = own ? undefined : localize((city ?? catalogue.city('fes'))?.title, locale)?.text;
  const from = own ? 'you' : place === undefined ? undefined : { name: place };
  const point = own ?? city?.coordinates ?? catalogue.city('fes')?.coordinates;
  const { seedoeat } = filtersIn(query, NARROWED_BY);
  const wanted: readonly string[] = seedoeat.flatMap((part) => SECTIONS[part]);
  const near = (point ? catalogue.near(point, catalogue.places.all.length) : [])
    .filter(({ place: { tags } }) =>
      wanted.length > 0
        ? tags.some((tag) => wanted.includes(tag))
        : !tags.includes('agences-de-voyages'),
    )
    .slice(0, NEAREST);
  const month = monthInRegion(new Date());
  return {
    ...sitePage(pageContext, 'visiting'),
    messages: messages(pageContext.locale, ['visiting']),
    chosen: own ? undefined : (city?._id ?? 'fes'),
    here: own ? `at=${query.get('at')}` : city && `city=${city._id}`,
    seedoeat,
    far: own !== undefined && (near[0]?.metres ?? 0) > FAR_METRES,
    place,
    near: near.map(({ place, metres }) => cards.place(place, { metres, from })),
    towns: townsOf(pageContext),
    month: monthName(month, locale),
    events: catalogue.events.all
      .filter((event) => event.usualMonths.includes(month))
      .map(cards.event),
    numbers: emergencyNumbers(pageContext),
  };
}

function townsOf({ catalogue, locale }: PageContext) {
  return catalogue.cities.all
    .filter((city) => city.coordinates)
    .map((city) => ({ id: city._id, title: localize(city.title, locale) }));
}

/** `34.065,-4.973`: latitude and longitude in degrees. */
function parsePoint(text: string | null): Coordinates | undefined {
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

export const meta = pageMeta;

export default function Visiting({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(['visiting']);
  const { chosen, far, here, near, place, seedoeat, towns, events, month, numbers } = loaderData;
  const address = (place: string | undefined, what: readonly string[]) => {
    const query = [place, ...what.map((part) => `what=${part}`)].filter(Boolean).join('&');
    return query ? `/visiting?${query}` : '/visiting';
  };
  return (
    <>
      <PageHeading
        title={loaderData.title}
        summary={loaderData.summary}
        picture={loaderData.picture}
        isLow
        below={<HomeModes current="visiting" />}
      />
      <div className="filters">
        <LocateMe results={NEAR} count={near.length} nearest={near[0]} />
        <nav aria-label={t('visiting.towns')}>
          <ul className="chips">
            {towns.map(({ id, title }) => (
              <li key={id}>
                <LocaleLink
                  to={address(`city=${id}`, seedoeat)}
                  preventScrollReset
                  aria-current={id === chosen ? 'true' : undefined}
                >
                  <Text value={title} />
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('visiting.what')}>
          <ul className="orders">
            <li>
              <LocaleLink
                to={address(here, [])}
                aria-current={seedoeat.length > 0 ? undefined : 'true'}
                onClick={() => void saveFilters({ seedoeat: [] })}
                preventScrollReset
              >
                {t('visiting.everything')}
              </LocaleLink>
            </li>
            {SEE_DO_EAT.map((part) => (
              <li key={part}>
                <LocaleLink
                  to={address(here, [part])}
                  aria-current={seedoeat.includes(part) ? 'true' : undefined}
                  onClick={() => void saveFilters({ seedoeat: [part] })}
                  preventScrollReset
                >
                  {t(`destination.${part}`)}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        {seedoeat.length === 0 && (
          <OwnFilters
            names={NARROWED_BY}
            options={{
              seedoeat: SEE_DO_EAT.map((id) => ({ id, title: { text: t(`destination.${id}`) } })),
            }}
          />
        )}
        {far && <p role="status">{t('visiting.far')}</p>}
      </div>
      <CardSection
        id={NEAR}
        title={place ? t('visiting.nearTown', { town: place }) : t('visiting.near')}
        cards={near}
      />
      <section className="band">
        <div className="section-head">
          <h2>{t('visiting.emergency')}</h2>
        </div>
        <EmergencyNumbers numbers={numbers} />
      </section>
      {events.length > 0 ? (
        <CardSection title={t('visiting.month', { month })} cards={events} />
      ) : (
        <section>
          <div className="section-head">
            <h2>{t('visiting.month', { month })}</h2>
          </div>
          <p>{t('visiting.noEvents')}</p>
        </section>
      )}
      <Sections sections={loaderData.sections} />
    </>
  );
}
