import { Figures } from '../components/Figures.tsx';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { RegionBand } from '../components/RegionBand.tsx';
import { Rows } from '../components/Rows.tsx';
import { regionFigures } from '../components/regionFigures.ts';
import { regionMapSvg } from '../components/regionMapSvg.ts';
import * as cardStyles from '../features/cards/Card.module.css';
import { localize, Text } from '../i18n/localize.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext, type PageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import { servedData } from '../lib/servedData.ts';
import type { Route } from './+types/about';
import { sitePage } from './templates/sitePage.ts';
import { TextPage } from './templates/TextPage.tsx';

export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  return {
    ...sitePage(pageContext, 'about'),
    messages: messages(pageContext.locale, ['about', 'figures']),
    served: servedData(pageContext.isDocument, { map: regionMapSvg(pageContext) }),
    figures: regionFigures(pageContext.locale),
    provinces: pageContext.catalogue.provinces.all.map((province) => ({
      id: province._id,
      names: namesOf(pageContext, [province.seat, ...province.with]),
      title: localize(province.title, pageContext.locale),
      summary: localize(province.summary, pageContext.locale),
      population: { now: province.population2024, before: province.population2014 },
    })),
  };
}

/** Destinations as a formatted list of links: "Ifrane and Azrou". */
function namesOf({ catalogue, locale }: PageContext, ids: readonly string[]) {
  const titles = new Map(
    ids.map((id) => [id, localize(catalogue.cities.get(id)?.title ?? { en: id }, locale)]),
  );
  return new Intl.ListFormat(locale).formatToParts(titles.keys()).map(({ type, value }) => ({
    path: type === 'element' ? `/destination/${value}` : undefined,
    name: titles.get(value) ?? { text: value },
  }));
}

export const meta = pageMeta;

export default function About({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('about');
  return (
    <TextPage page={loaderData}>
      <Figures figures={loaderData.figures} />
      <RegionBand title={t('provincesHeading')} map={loaderData.served.map} />
      <Rows>
        {loaderData.provinces.map((province) => (
          <li key={province.id}>
            <h3>
              {province.names.map(({ path, name }) =>
                path ? (
                  <LocaleLink key={path} to={path}>
                    <Text value={name} />
                  </LocaleLink>
                ) : (
                  name.text
                ),
              )}
            </h3>
            <p className={cardStyles.fact}>
              <Text value={province.title} />
              {' · '}
              {t('population', province.population)}
            </p>
            {province.summary && (
              <p>
                <Text value={province.summary} />
              </p>
            )}
          </li>
        ))}
      </Rows>
    </TextPage>
  );
}
