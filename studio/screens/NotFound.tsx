import { useScreenTitle } from '../components/useScreenTitle.ts';
import { useTranslations } from '../i18n/useTranslations.ts';

/** For addresses that no screen has. */
export function NotFound() {
  const t = useTranslations('layout');
  useScreenTitle(t('notFound'));
  return (
    <>
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundText')}</p>
    </>
  );
}
