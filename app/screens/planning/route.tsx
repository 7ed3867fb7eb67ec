import { useTranslations } from 'use-intl';
import { HomeModes } from '../../parts/HomeModes.tsx';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { Sections } from '../../parts/Sections.tsx';
import { Shelf } from '../../parts/Shelf.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';
import { ClimateTable } from './ClimateTable.tsx';

/** The home page for those who plan: routes, when to come, and what to settle before. */
export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards, locale } = visit;
  const circuits = catalogue.circuits.all.toSorted((a, b) => a.days - b.days);
  return {
    ...sitePage(visit, 'planning', '/planning'),
    locale,
    circuits: circuits.map(cards.circuit),
    climate: catalogue.city('fes')?.climate,
  };
}

export const meta = pageMeta;

export default function Planning({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { circuits, climate, locale } = loaderData;
  return (
    <>
      <PageHeading
        title={loaderData.title}
        summary={loaderData.summary}
        picture={loaderData.picture}
        low
        below={<HomeModes current="planning" />}
      />
      <p className="ways-on">
        <LocaleLink to="/itinerary" className="button">
          {t('menu.itinerary')}
        </LocaleLink>
        <LocaleLink to="/practical-info" className="button quiet">
          {t('menu.practicalInfo')}
        </LocaleLink>
        <LocaleLink to="/events" className="button quiet">
          {t('menu.events')}
        </LocaleLink>
      </p>
      <Shelf title={t('planning.routes')} cards={circuits} />
      {climate && (
        <section className="band">
          <div className="section-head">
            <h2>{t('planning.when')}</h2>
          </div>
          <ClimateTable climate={climate} locale={locale} />
        </section>
      )}
      <Sections sections={loaderData.sections} />
    </>
  );
}
