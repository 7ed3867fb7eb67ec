import { useTranslations } from 'use-intl';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  return sitePage(visitOf(context, params), 'policy', '/policy');
}

export const meta = pageMeta;

export default function Policy({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('offline');
  return (
    <TextPage page={loaderData}>
      <p>
        <LocaleLink to="/offline#saved" className="button quiet">
          {t('saved')}
        </LocaleLink>
      </p>
    </TextPage>
  );
}
