import { useTranslations } from '../i18n/useTranslations.ts';

/** While the data of a screen is on its way. */
export function Loading() {
  const t = useTranslations('layout');
  return (
    <p role="status" className="side-note">
      {t('loading')}
    </p>
  );
}
