import { isLocale, type Locale } from '../../domain/locale.ts';
import { makeProgramme } from '../../domain/planner/programme.ts';
import { readTourQuery, writeTourQuery } from '../../domain/planner/tourQuery.ts';
import type { Tour } from '../../domain/visitor/visitor.ts';
import { ButtonLink } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Days } from '../components/StopList.tsx';
import { DayPart } from '../features/programme/DayPart.tsx';
import { Downloads } from '../features/programme/Downloads.tsx';
import { messages, translator } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import { siteContext } from '../lib/siteContext.ts';
import type { Route } from './+types/pdf';
import * as styles from './pdf.module.css';

const STORED = /^[\w-]{22}$/;

/**
 * Specification, section 2, tour PDF page: reads `tour` (short, as JSON, or the id of a stored one) and
 * `lang` or `language` from the query, shows per day "Day N - city" and per place title, street address and
 * phone, and starts the download of tour.pdf.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const lang = [query.get('lang'), query.get('language')].find(isLocale);
  const pageContext = getPageContext(context, lang ? { locale: lang } : params);
  const { catalogue, config, locale } = pageContext;
  const raw = query.get('tour');
  const stored = raw !== null && STORED.test(raw);
  const tour = stored ? await context.get(siteContext).tours.get(raw) : readTourQuery(query);
  const t = translator(locale, ['pdf']);
  const tProgramme = translator(locale, 'programme');
  const shared = {
    head: { title: t('pdf.title'), description: t('pdf.description'), unlisted: true },
    title: t('pdf.title'),
    lang: locale,
    messages: messages(locale, ['pdf']),
  };
  if (!tour || tour.days.length === 0) {
    const problem =
      raw === null || tour ? undefined : stored ? tProgramme('screen.lost') : t('pdf.broken');
    return { ...shared, problem };
  }
  const { t: _, ...programme } = makeProgramme({
    tour,
    catalogue,
    locale,
    t: tProgramme,
    tAdmission: translator(locale, 'admission'),
    tHours: translator(locale, 'dayHours'),
    siteUrl: config.url,
    stored,
    path: stored ? `/${locale}/itinerary/${raw}` : `/${locale}/pdf?${writeTourQuery(tour)}`,
    now: new Date(),
    travel: await context.get(siteContext).travelFor(tour),
  });
  const labels = {
    download: tProgramme('screen.download'),
    making: tProgramme('screen.making'),
    done: tProgramme('screen.done'),
    failed: tProgramme('screen.failed'),
    others: tProgramme('screen.others'),
    ics: tProgramme('screen.ics'),
    gpx: tProgramme('screen.gpx'),
    kml: tProgramme('screen.kml'),
    txt: tProgramme('screen.txt'),
    emergency: tProgramme('emergency'),
    goodToKnow: tProgramme('goodToKnow'),
    online: tProgramme('online'),
  };
  return { ...shared, programme, labels, ...addresses(locale, tour, stored ? raw : undefined) };
}

/** Addresses of the exports before and after the format, and the body to post. */
function addresses(lang: Locale, tour: Tour, id: string | undefined) {
  if (id) return { files: [`/api/tours/${id}`, `?${new URLSearchParams({ lang })}`] as const };
  const query = new URLSearchParams({ lang, tour: JSON.stringify(tour) });
  return { files: ['/api/tours/export', `?${query}`] as const };
}

export const meta = pageMeta;

export default function Pdf({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(['pdf']);
  const { title, lang } = loaderData;
  if (!('programme' in loaderData)) {
    const { problem } = loaderData;
    return (
      <>
        <PageHeading title={{ text: title }} />
        <EmptyState alert={problem !== undefined}>
          <p>{problem ?? t('pdf.none')}</p>
          <ButtonLink to="/circuits">{t('menu.circuits')}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  const { programme, labels, files } = loaderData;
  const { cities, dates, start, days, emergency, remarks, url, stored, createdText, cover } =
    programme;
  const lead = [cities.join(' · '), dates].filter(Boolean).join(', ');
  return (
    <div lang={lang} className={styles.root}>
      <PageHeading
        title={{ text: programme.title }}
        summary={{ text: lead }}
        picture={{ src: cover, alt: '' }}
        isLow
      >
        {start && <p>{start}</p>}
      </PageHeading>
      <Downloads texts={labels} files={files} />
      <Days>
        {days.map((day) => (
          <DayPart key={day.day} day={day} lang={lang} />
        ))}
      </Days>
      <footer className={styles.end}>
        <section>
          <h2>{labels.emergency}</h2>
          <dl>
            {emergency.map(({ title: { text }, number }) => (
              <div key={number}>
                <dt>{text}</dt>
                <dd>
                  <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{labels.goodToKnow}</h2>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
          {stored && (
            <p className={styles.url}>
              {labels.online}: {url}
            </p>
          )}
          <p>{createdText}</p>
        </section>
      </footer>
    </div>
  );
}
