import { Button } from '../components/Button.tsx';
import { useScreenTitle } from '../components/useScreenTitle.ts';
import { useTranslations } from '../i18n/useTranslations.ts';

/** Instead of a screen that failed, such as one whose code could not be loaded. */
export function ScreenError() {
  const t = useTranslations('layout');
  useScreenTitle(t('failed'));
  return (
    <>
      <h1>{t('failed')}</h1>
      <p>{t('failedText')}</p>
      <p>
        <Button onClick={() => location.reload()}>{t('reload')}</Button>
      </p>
    </>
  );
}
