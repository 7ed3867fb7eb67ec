import { ButtonLink } from '../components/Button.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/policy';
import { sitePage } from './templates/sitePage.ts';
import { TextPage } from './templates/TextPage.tsx';

export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  return {
    ...sitePage(pageContext, 'policy'),
    messages: messages(pageContext.locale, ['offline']),
  };
}

export const meta = pageMeta;

export default function Policy({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('offline');
  return (
    <TextPage page={loaderData}>
      <p>
        <ButtonLink to="/offline#saved" quiet>
          {t('saved')}
        </ButtonLink>
      </p>
    </TextPage>
  );
}
