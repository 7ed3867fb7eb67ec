import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { screenWords } from '../../i18n/screenWords.ts';
import { Paragraphs, Say, wordsIn } from '../../i18n/words.tsx';
import { EmergencyNumbers } from '../../parts/EmergencyNumbers.tsx';
import { numbersOf } from '../../parts/emergencyNumbers.ts';
import { pageMeta } from '../../parts/head.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { dateIn } from '../../parts/placePage.ts';
import { Sources } from '../../parts/Sources.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import { townWeather } from '../../parts/weather/townWeather.ts';
import '../../parts/weather/weather.css';
import { YearChart } from '../../parts/weather/YearChart.tsx';
import type { Route } from './+types/route';
import { Contents } from './Contents.tsx';
import { Converter } from './Converter.tsx';
import { Phrases } from './Phrases.tsx';
import './practical.css';
import { namedCurrencies, rateAsked } from './rateAsked.ts';
import { TownPicker } from './TownPicker.tsx';
import { VisaCheck } from './VisaCheck.tsx';
import { visaRules } from './visaRules.ts';

/**
 * All that a first visitor asks. The texts are content; beside some of them stands something that
 * answers: visa check, weather, converter. Each works by its address too: `nationality`, `city`,
 * `amount`, `currency` and `direction`; `check` says that a form was sent, empty or not.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, locale } = visit;
  const query = new URL(request.url).searchParams;
  const nationality = query.get('nationality') ?? (query.get('check') === 'visa' ? '' : undefined);
  const page = catalogue.pages.get('practical-info');
  return {
    ...sitePage(visit, 'practical-info'),
    words: { ...screenWords('practical', locale), ...screenWords('weather', locale) },
    numbers: numbersOf(visit),
    visa: visaRules(visit, nationality?.slice(0, 80)),
    rate: await rateAsked(context, query),
    currencies: namedCurrencies(locale),
    towns: catalogue.cities.all.map((city) => townWeather(city, visit)),
    town: catalogue.city(query.get('city') ?? 'fes')?._id ?? 'fes',
    years: catalogue.cities.all.flatMap(({ title, climate }) =>
      climate ? [{ title: wordsIn(title, locale), climate }] : [],
    ),
    phrases: (page?.phrases ?? []).map(({ arabic, spoken, meaning }) => ({
      arabic,
      spoken: wordsIn(spoken, locale),
      meaning: wordsIn(meaning, locale),
    })),
    sources: page?.sources ?? [],
    checkedOn: page?.checkedOn && dateIn(page.checkedOn, locale),
  };
}

export const meta = pageMeta;

export default function PracticalInfo({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations();
  /** What stands below the text of a section. */
  const tools: Record<string, ReactNode> = {
    visa: <VisaCheck visa={page.visa} />,
    money: <Converter asked={page.rate} currencies={page.currencies} />,
    weather: (
      <>
        <TownPicker towns={page.towns} asked={page.town} />
        <div className="years">
          {page.years.map(({ title, climate }) => (
            <YearChart key={title.text} city={title} climate={climate} />
          ))}
        </div>
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
        low
        title={page.title}
        summary={page.summary}
        picture={page.picture}
        trail={[]}
      />
      <section id="emergency" className="band night">
        <div className="section-head">
          <h2>{emergency.heading.text}</h2>
        </div>
        <EmergencyNumbers numbers={page.numbers} />
        <p className="emergency-hint">{t('guide.emergencyHint')}</p>
      </section>
      <div className="guide">
        <Contents anchors={[emergency, ...named]} />
        <div className="guide-text">
          {page.sections.map(({ anchor, heading, text }) => (
            <section key={heading.text} id={anchor}>
              <h2>
                <Say words={heading} />
              </h2>
              <Paragraphs words={text} className="prose" />
              {anchor && tools[anchor]}
            </section>
          ))}
          <Sources sources={page.sources} checkedOn={page.checkedOn} />
        </div>
      </div>
    </>
  );
}
