import { useTranslations } from '../i18n/useTranslations.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { useProblemText } from './useProblemText.ts';

/** Instead of data that could not be loaded. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useTranslations('layout');
  const text = useProblemText();
  return (
    <Notice kind="error">
      <p>{text(error)}</p>
      <Button quiet onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
