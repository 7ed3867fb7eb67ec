import { useTranslations } from 'use-intl';
import { Say, wordsIn } from '../../i18n/words.tsx';
import { Figures } from '../../parts/Figures.tsx';
import { figuresIn } from '../../parts/figures.ts';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { RegionMap } from '../../parts/RegionMap.tsx';
import { mapOf } from '../../parts/regionMap.ts';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  return {
    ...sitePage(visit, 'about'),
    map: mapOf(visit),
    figures: figuresIn(visit.locale),
    provinces: visit.catalogue.provinces.all.map((province) => ({
      id: province._id,
      seat: province.seat,
      title: wordsIn(province.title, visit.locale),
      summary: wordsIn(province.summary, visit.locale),
      population: province.population2014,
    })),
  };
}

export const meta = pageMeta;

export default function About({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('about');
  return (
    <TextPage page={loaderData}>
      <Figures figures={loaderData.figures} />
      <section className="band map-band">
        <div className="section-head">
          <h2>{t('provincesHeading')}</h2>
        </div>
        <RegionMap svg={loaderData.map} />
      </section>
      <ul className="rows">
        {loaderData.provinces.map((province) => (
          <li key={province.id}>
            <h3>
              <LocaleLink to={`/destination/${province.seat}`}>
                <Say words={province.title} />
              </LocaleLink>
            </h3>
            <p className="card-fact">{t('population', { population: province.population })}</p>
            {province.summary && (
              <p>
                <Say words={province.summary} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
