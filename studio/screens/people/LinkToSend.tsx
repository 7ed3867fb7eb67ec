import { CopyButton } from '../../components/CopyButton.tsx';
import { Field } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './People.module.css';

/** A link that is shown this once, to be sent to the person. */
export function LinkToSend({ url, text }: { url: string; text: string }) {
  const t = useTranslations('people');
  return (
    <Notice kind="status">
      <p>{text}</p>
      <div className={styles.link}>
        <Field
          label={t('link')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={url} label={t('copyLink')} />
      </div>
    </Notice>
  );
}
