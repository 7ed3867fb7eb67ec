import { useTranslations } from 'use-intl';
import { SECTIONS } from '../../../domain/categories.ts';
import type { Coordinates } from '../../../domain/fields.ts';
import { filtersIn, SEE_DO_EAT } from '../../../domain/filters.ts';
import { monthInRegion } from '../../../domain/today.ts';
import { monthName } from '../../i18n/months.ts';
import { screenWords } from '../../i18n/screenWords.ts';
import { Say, wordsIn } from '../../i18n/words.tsx';
import { EmergencyNumbers } from '../../parts/EmergencyNumbers.tsx';
import { numbersOf } from '../../parts/emergencyNumbers.ts';
import { HomeModes } from '../../parts/HomeModes.tsx';
import { pageMeta } from '../../parts/head.ts';
import { keepFilters } from '../../parts/keepFilters.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { OwnFilters } from '../../parts/OwnFilters.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { Sections } from '../../parts/Sections.tsx';
import { Shelf } from '../../parts/Shelf.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { type Visit, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';
import { LocateMe } from './LocateMe.tsx';

const NARROWED_BY = ['seedoeat'] as const;
const NEAREST = 12;
/** Farther than this from every place, the visitor has not arrived yet. */
const FAR_METRES = 30_000;

/**
 * The home page for those who are here: what is near, what happens this month, whom to call.
 * Where they are stands in the address: a town (`city`) or a point (`at`, latitude and longitude);
 * and whether they look for what to see, to do or to eat (`what`).
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards, locale } = visit;
  const query = new URL(request.url).searchParams;
  const city = catalogue.city(query.get('city') ?? '');
  const own = parsePoint(query.get('at'));
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
    ...sitePage(visit, 'visiting'),
    words: screenWords('pages', visit.locale),
    chosen: own ? undefined : (city?._id ?? 'fes'),
    here: own ? `at=${query.get('at')}` : city && `city=${city._id}`,
    seedoeat,
    far: own !== undefined && (near[0]?.metres ?? 0) > FAR_METRES,
    near: near.map(({ place, metres }) => cards.place(place, { metres, from: own && 'you' })),
    towns: townsOf(visit),
    month: monthName(month, locale),
    events: catalogue.events.all
      .filter((event) => event.usualMonths.includes(month))
      .map(cards.event),
    numbers: numbersOf(visit),
  };
}

function townsOf({ catalogue, locale }: Visit) {
  return catalogue.cities.all
    .filter((city) => city.coordinates)
    .map((city) => ({ id: city._id, title: wordsIn(city.title, locale) }));
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
  const t = useTranslations();
  const { chosen, far, here, near, seedoeat, towns, events, month, numbers } = loaderData;
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
        low
        below={<HomeModes current="visiting" />}
      />
      <div className="filters">
        <LocateMe />
        <nav aria-label={t('visiting.towns')}>
          <ul className="chips">
            {towns.map(({ id, title }) => (
              <li key={id}>
                <LocaleLink
                  to={address(`city=${id}`, seedoeat)}
                  preventScrollReset
                  aria-current={id === chosen ? 'true' : undefined}
                >
                  <Say words={title} />
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
                onClick={() => void keepFilters({ seedoeat: [] })}
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
                  onClick={() => void keepFilters({ seedoeat: [part] })}
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
      <Shelf title={t('visiting.near')} cards={near} />
      <section className="band">
        <div className="section-head">
          <h2>{t('visiting.emergency')}</h2>
        </div>
        <EmergencyNumbers numbers={numbers} />
      </section>
      {events.length > 0 ? (
        <Shelf title={t('visiting.month', { month })} cards={events} />
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
