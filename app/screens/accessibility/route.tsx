import { useTranslations } from 'use-intl';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

/** What was tested of the site's accessibility, what does not hold, and whom to tell. */
export function loader({ params, context }: Route.LoaderArgs) {
  return sitePage(visitOf(context, params), 'accessibility');
}

export const meta = pageMeta;

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('menu');
  return (
    <>
      <TextPage page={loaderData} />
      <p>
        <LocaleLink to="/contact" className="button">
          {t('contact')}
        </LocaleLink>
      </p>
    </>
  );
}
