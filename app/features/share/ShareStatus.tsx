import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './ShareStatus.module.css';

/** What the visitor still has to be shown: the address was copied, or must be copied by hand. */
export type ShareResult = 'copied' | 'byHand' | undefined;

/** Opens the system's share sheet with an address; without one, copies it to the clipboard. */
export async function shareUrl(title: string, url: string): Promise<ShareResult> {
  if ('share' in navigator) {
    const error = await navigator.share({ title, url }).then(
      () => undefined,
      (reason: Error) => reason.name,
    );
    // AbortError: the visitor closed the sheet.
    if (!error || error === 'AbortError') return undefined;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'byHand';
  }
}

/** Confirms that an address was copied, or shows it to be copied by hand. */
export function ShareStatus({ result, url }: { result: ShareResult; url: string }) {
  const t = useTranslations('share');
  return (
    <div role="status" className={styles.root}>
      {result === 'copied' && <p>{t('copied')}</p>}
      {result === 'byHand' && (
        <label>
          {t('copyByHand')}
          <input readOnly value={url} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </div>
  );
}
