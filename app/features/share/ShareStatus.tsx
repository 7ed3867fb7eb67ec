import { Field } from '../../components/Field.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './ShareStatus.module.css';
import type { ShareResult } from './shareUrl.ts';

/** Confirms that an address was copied, or shows it to be copied by hand. */
export function ShareStatus({ result, url }: { result: ShareResult; url: string }) {
  const t = useTranslations('share');
  return (
    <div role="status" className={styles.root}>
      {result === 'copied' && <p>{t('copied')}</p>}
      {result === 'byHand' && (
        <Field label={t('copyByHand')}>
          <input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      )}
    </div>
  );
}
