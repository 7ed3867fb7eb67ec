import type { ReactNode } from 'react';
import { formatDate } from '../../domain/format/formatters.ts';
import { Button } from '../components/Button.tsx';
import { emergencyRows } from '../components/emergencyRows.ts';
import { PageHeading } from '../components/PageHeading.tsx';
import * as prose from '../components/Prose.module.css';
import { ServedHtml } from '../components/ServedHtml.tsx';
import { Sources } from '../components/Sources.tsx';
import { BankNotes } from '../features/practicalInfo/BankNotes.tsx';
import { Converter } from '../features/practicalInfo/Converter.tsx';
import { comingHolidays } from '../features/practicalInfo/comingHolidays.ts';
import { namedCurrencies, readRateQuery } from '../features/practicalInfo/converterQuery.ts';
import { Emergency } from '../features/practicalInfo/Emergency.tsx';
import { Guide, GuideSection } from '../features/practicalInfo/Guide.tsx';
import { Holidays } from '../features/practicalInfo/Holidays.tsx';
import { Phrases } from '../features/practicalInfo/Phrases.tsx';
import { TownPicker } from '../features/practicalInfo/TownPicker.tsx';
import { VisaCheck } from '../features/practicalInfo/VisaCheck.tsx';
import { VisaList } from '../features/practicalInfo/VisaList.tsx';
import { visaRules } from '../features/practicalInfo/visaRules.ts';
import { townWeather } from '../features/weather/townWeather.ts';
import { YearCharts } from '../features/weather/YearChart.tsx';
import { type LocalizedString, localize, Paragraphs } from '../i18n/localize.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import { servedData } from '../lib/servedData.ts';
import { siteContext } from '../lib/siteContext.ts';
import type { Route } from './+types/practicalInfo';
import { sitePage } from './templates/sitePage.ts';

/** What phones show at once: what most visitors come for, and forms that answer here. */
const OPEN_ON_PHONES = ['visa', 'getting-here', 'weather', 'money'];

/**
 * Practical information. The texts are content; some sections have a tool: visa check, weather,
 * currency converter. The tools also work by query: `nationality`, `city`, `amount`, `currency` and
 * `direction`; `check` marks a submitted form, even an empty one.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, locale } = pageContext;
  const query = new URL(request.url).searchParams;
  const nationality = query.get('nationality') ?? (query.get('check') === 'visa' ? '' : undefined);
  const page = catalogue.pages.get('practical-info');
  const texts = sitePage(pageContext, 'practical-info');
  return {
    ...texts,
    sections: (texts.text.sections ?? []).map(({ anchor, heading }) => ({ anchor, heading })),
    messages: messages(locale, ['guide', 'rates', 'visa', 'weather']),
    numbers: emergencyRows(pageContext),
    visa: visaRules(pageContext, nationality?.slice(0, 80)),
    holidays: comingHolidays(context, pageContext),
    hasRates: context.get(siteContext).rates.isConfigured,
    rate: await readRateQuery(context, query),
    currencies: namedCurrencies(locale),
    towns: catalogue.cities.all.map((city) => townWeather(city, pageContext)),
    town: catalogue.city(query.get('city') ?? 'fes')?._id ?? 'fes',
    years: catalogue.cities.all.flatMap(({ title, climate }) =>
      climate ? [{ city: localize(title, locale), climate }] : [],
    ),
    phrases: (page?.phrases ?? []).map(({ arabic, spoken, meaning }) => ({
      arabic,
      spoken: localize(spoken, locale),
      meaning: localize(meaning, locale),
    })),
    served: servedData(pageContext.isDocument, {
      sources: page?.sources,
      checkedOn: page?.checkedOn && formatDate(page.checkedOn, locale),
    }),
  };
}

export const meta = pageMeta;

export default function PracticalInfo({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations(['guide']);
  /** Tools below the text of a section, by its anchor. */
  const tools: Record<string, ReactNode> = {
    visa: (
      <>
        <VisaCheck visa={page.visa} />
        <VisaList visa={page.visa} />
      </>
    ),
    holidays: <Holidays holidays={page.holidays} />,
    money: page.hasRates ? (
      <Converter rateQuery={page.rate} currencies={page.currencies} />
    ) : (
      <BankNotes />
    ),
    weather: (
      <>
        <TownPicker towns={page.towns} requested={page.town} />
        <YearCharts years={page.years} />
      </>
    ),
    languages: <Phrases phrases={page.phrases} />,
  };
  const emergency = { anchor: 'emergency', heading: { text: t('practical.emergency') } };
  const named = page.sections.flatMap(({ anchor, heading }) =>
    anchor ? [{ anchor, heading }] : [],
  );
  return (
    <>
      <PageHeading
        isLow
        title={page.title}
        summary={page.summary}
        picture={page.picture}
        trail={[]}
      >
        <Button className="needs-script" quiet onClick={() => window.print()}>
          {t('guide.print')}
        </Button>
      </PageHeading>
      <Emergency title={emergency.heading.text} numbers={page.numbers} />
      <Guide anchors={[emergency, ...named]}>
        {page.sections.map(({ anchor, heading }, index) => (
          <GuideSection
            key={heading.text}
            anchor={anchor}
            heading={heading}
            open={OPEN_ON_PHONES.some((name) => name === anchor)}
          >
            <SectionText text={page.text.sections?.[index]?.text} />
            {anchor && tools[anchor]}
          </GuideSection>
        ))}
        <Sources sources={page.served.sources} checkedOn={page.served.checkedOn} />
      </Guide>
    </>
  );
}

function SectionText({ text }: { text: LocalizedString | undefined }) {
  return <ServedHtml>{text && <Paragraphs value={text} className={prose.root} />}</ServedHtml>;
}
