import { useMember } from '../../data/session.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** The first screen after signing in. */
export function Component() {
  const t = useTranslations('layout');
  const { name } = useMember();
  return <h1>{t('welcome', { name })}</h1>;
}
