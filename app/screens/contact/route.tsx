import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  return sitePage(visitOf(context, params), 'contact', '/contact');
}

/** What most questions are about. */
const WAYS = [
  ['/practical-info', 'practicalInfo'],
  ['/mapsguides', 'mapsguides'],
  ['/mice', 'mice'],
] as const;

export const meta = pageMeta;

export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const config = useRouteLoaderData<typeof rootLoader>('root')?.config;
  return (
    <TextPage page={loaderData}>
      <div>
        {(config?.email || config?.phone) && (
          <address>
            {config.email && <a href={`mailto:${config.email}`}>{config.email}</a>}
            {config.phone && <a href={`tel:${config.phone.replaceAll(' ', '')}`}>{config.phone}</a>}
          </address>
        )}
        <p className="ways-on">
          {WAYS.map(([path, key]) => (
            <LocaleLink key={path} to={path} className="button quiet">
              {t(`menu.${key}`)}
            </LocaleLink>
          ))}
        </p>
      </div>
    </TextPage>
  );
}
