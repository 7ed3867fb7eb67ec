import { ButtonLink } from '../components/Button.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/accessibility';
import { sitePage } from './templates/sitePage.ts';
import { TextPage } from './templates/TextPage.tsx';

/** The accessibility statement. */
export function loader({ params, context }: Route.LoaderArgs) {
  return sitePage(getPageContext(context, params), 'accessibility');
}

export const meta = pageMeta;

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('menu');
  return (
    <>
      <TextPage page={loaderData} />
      <p>
        <ButtonLink to="/contact">{t('contact')}</ButtonLink>
      </p>
    </>
  );
}
