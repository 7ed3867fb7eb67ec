import { useTranslations } from '../i18n/useTranslations.ts';

/** For addresses that no screen has. */
export function NotFound() {
  const t = useTranslations('layout');
  return (
    <>
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundText')}</p>
    </>
  );
}
