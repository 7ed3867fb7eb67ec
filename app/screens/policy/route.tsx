import { useTranslations } from 'use-intl';
import { screenWords } from '../../i18n/screenWords.ts';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  return {
    ...sitePage(visit, 'policy'),
    words: screenWords('pages', visit.locale),
  };
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
