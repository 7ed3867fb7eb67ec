import { useTranslations } from 'use-intl';
import { isLocale, type Locale } from '../../../domain/locale.ts';
import { makeProgramme } from '../../../domain/plan/programme.ts';
import { dayInRegion } from '../../../domain/today.ts';
import { Tour } from '../../../domain/visitor.ts';
import { translator } from '../../i18n/translator.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { visitOf } from '../../parts/visit.ts';
import { type LoaderContext, siteContext } from '../../site.ts';
import type { Route } from './+types/route';
import { DayPart } from './DayPart.tsx';
import { Downloads } from './Downloads.tsx';
import './programme.css';
import { programmeWords } from './programme.ts';

/** An address of more characters is not copied from paper by hand. */
const LONGEST_TO_TYPE = 120;

const STORED = /^[\w-]{22}$/;

/**
 * Section 2, tour PDF page: reads a tour (as JSON, or the id of a stored one) and a language from
 * the query, shows per day "Day N - city" and per place title, street address and phone, and starts
 * the download of tour.pdf.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const lang = query.get('lang');
  const visit = visitOf(context, isLocale(lang) ? { locale: lang } : params);
  const { catalogue, config, locale } = visit;
  const raw = query.get('tour');
  const stored = raw !== null && STORED.test(raw);
  const tour = raw === null ? undefined : await readTour(raw, context);
  const t = translator(locale);
  const say = programmeWords(locale);
  const shared = {
    head: { title: t('pdf.title'), description: t('pdf.description'), unlisted: true },
    title: t('pdf.title'),
    lang: locale,
  };
  if (!tour || tour.days.length === 0) {
    const problem =
      raw === null || tour ? undefined : stored ? say('screen.lost') : t('pdf.broken');
    return { ...shared, problem };
  }
  const asked = new URLSearchParams({ tour: stored ? raw : JSON.stringify(tour), lang: locale });
  const { say: _, ...programme } = makeProgramme({
    tour,
    catalogue,
    locale,
    say,
    siteUrl: config.url,
    path: stored ? `/${locale}/itinerary/${raw}` : `/${locale}/pdf?${asked}`,
    today: dayInRegion(new Date()),
    travel: await context.get(siteContext).travelFor(tour),
  });
  const words = {
    download: say('screen.download'),
    making: say('screen.making'),
    done: say('screen.done'),
    failed: say('screen.failed'),
    others: say('screen.others'),
    ics: say('screen.ics'),
    gpx: say('screen.gpx'),
    kml: say('screen.kml'),
    txt: say('screen.txt'),
    emergency: say('emergency'),
    goodToKnow: say('goodToKnow'),
    online: say('online'),
  };
  return { ...shared, programme, words, ...addresses(locale, tour, stored ? raw : undefined) };
}

async function readTour(raw: string, context: LoaderContext): Promise<Tour | undefined> {
  if (STORED.test(raw)) return context.get(siteContext).tours.get(raw);
  try {
    return Tour.safeParse(JSON.parse(raw)).data;
  } catch {
    return undefined;
  }
}

/** Where the forms of the programme are, up to the form's name and after it; and what to post there. */
function addresses(lang: Locale, tour: Tour, id: string | undefined) {
  if (id) return { files: [`/api/tours/${id}`, `?${new URLSearchParams({ lang })}`] as const };
  const query = new URLSearchParams({ lang, tour: JSON.stringify(tour) });
  return { files: ['/api/tours/export', `?${query}`] as const };
}

export const meta = pageMeta;

export default function Pdf({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { title, lang } = loaderData;
  if (!('programme' in loaderData)) {
    const { problem } = loaderData;
    return (
      <>
        <PageHeading title={{ text: title }} />
        <EmptyState alert={problem !== undefined}>
          <p>{problem ?? t('pdf.none')}</p>
          <LocaleLink to="/circuits" className="button">
            {t('menu.circuits')}
          </LocaleLink>
        </EmptyState>
      </>
    );
  }
  const { programme, words, files } = loaderData;
  const { cities, dates, start, days, emergency, remarks, url, madeWords, cover } = programme;
  const lead = [cities.join(' · '), dates].filter(Boolean).join(', ');
  return (
    <div lang={lang} className="programme">
      <PageHeading
        title={{ text: programme.title }}
        summary={{ text: lead }}
        picture={{ src: cover, alt: '' }}
        low
      >
        {start && <p>{start}</p>}
      </PageHeading>
      <Downloads words={words} files={files} />
      <div className="days">
        {days.map((day) => (
          <DayPart key={day.day} day={day} lang={lang} />
        ))}
      </div>
      <footer className="programme-end">
        <section>
          <h2>{words.emergency}</h2>
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
          <h2>{words.goodToKnow}</h2>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
          {url.length <= LONGEST_TO_TYPE && (
            <p className="programme-address">
              {words.online}: {url}
            </p>
          )}
          <p>{madeWords}</p>
        </section>
      </footer>
    </div>
  );
}
