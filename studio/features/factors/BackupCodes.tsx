import * as buttonStyles from '../../components/Button.module.css';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './factors.module.css';

/** Shows backup codes once; leaves when the person says that they are kept. */
export function BackupCodes({ codes, onKept }: { codes: string[]; onKept(): Promise<void> }) {
  const t = useTranslations('factors');
  const { run, busy, problem } = useAction();
  const text = codes.join('\n');
  const file = `${t('codesFile')}\n${location.origin}/studio\n\n${text}\n`;
  return (
    <div className={styles.step}>
      <h3>{t('codes')}</h3>
      <p>{t('codesText')}</p>
      <ul className={styles.codes} aria-label={t('codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={text} label={t('copyCodes')} />
        <a
          className={`${buttonStyles.root} ${buttonStyles.quiet}`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="studio-backup-codes.txt"
        >
          {t('downloadCodes')}
        </a>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void run(onKept)}>
          {t('kept')}
        </Button>
      </div>
    </div>
  );
}
