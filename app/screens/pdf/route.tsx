import { useTranslations } from 'use-intl';
import { isLocale } from '../../../domain/locale.ts';
import { Tour } from '../../../domain/visitor.ts';
import { translator } from '../../i18n/translator.ts';
import { Say, wordsIn } from '../../i18n/words.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { headOf, pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { type Visit, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

/**
 * Section 2, tour PDF page: reads a tour (JSON) and a language from the query and shows per day
 * "Day N - city" and per place title, street address and phone.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const lang = query.get('lang');
  const visit = visitOf(context, isLocale(lang) ? { locale: lang } : params);
  const raw = query.get('tour');
  const tour = raw === null ? undefined : parseTour(raw);
  const t = translator(visit.locale);
  return {
    head: headOf(visit.config, visit.locale, '/pdf', t('pdf.title'), t('pdf.description')),
    problem: raw !== null && !tour,
    start: tour?.startingPoint?.label,
    days: (tour?.days ?? []).map((day) => dayView(visit, day, t)),
  };
}

function parseTour(raw: string): Tour | undefined {
  try {
    return Tour.safeParse(JSON.parse(raw)).data;
  } catch {
    return undefined;
  }
}

function dayView(
  { catalogue, locale }: Visit,
  { day, city, places }: Tour['days'][number],
  t: ReturnType<typeof translator>,
) {
  const cityEntry = catalogue.cities.get(city);
  return {
    heading: t('pdf.day', { day, city: cityEntry ? wordsIn(cityEntry.title, locale).text : city }),
    places: places.flatMap((id) => {
      const place = catalogue.places.get(id);
      if (!place) return [];
      return [
        {
          path: `/poi/${id}`,
          title: wordsIn(place.title, locale),
          address: place.contact.address.street_address,
          phone: place.contact.phone,
        },
      ];
    }),
  };
}

export const meta = pageMeta;

export default function Pdf({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { days, problem, start } = loaderData;
  return (
    <>
      <PageHeading title={{ text: t('pdf.title') }} summary={{ text: t('pdf.description') }} />
      {problem && (
        <EmptyState alert>
          <p>{t('pdf.broken')}</p>
        </EmptyState>
      )}
      {days.length === 0 && !problem && (
        <EmptyState>
          <p>{t('pdf.none')}</p>
          <LocaleLink to="/circuits" className="button">
            {t('menu.circuits')}
          </LocaleLink>
        </EmptyState>
      )}
      {start && <p>{t('pdf.start', { start })}</p>}
      {days.map(({ heading, places }) => (
        <section key={heading} className="prose">
          <h2>{heading}</h2>
          <ol>
            {places.map((place) => (
              <li key={place.path}>
                <LocaleLink to={place.path}>
                  <Say words={place.title} />
                </LocaleLink>
                {place.address && <p>{place.address}</p>}
                {place.phone && <p>{place.phone}</p>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
