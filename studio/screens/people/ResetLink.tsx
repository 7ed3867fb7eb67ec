import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { type ListedMember, people } from '../../data/people.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { LinkToSend } from './LinkToSend.tsx';
import * as styles from './People.module.css';

/** Makes the link to a new password. */
export function ResetLink({ member: { id, name, email } }: { member: ListedMember }) {
  const t = useTranslations('people');
  const { run, busy, problem } = useAction();
  const [resetsFactors, setResetsFactors] = useState(false);
  const [url, setUrl] = useState<string>();
  return (
    <section className={styles.part}>
      <h3>{t('reset')}</h3>
      {problem && <Notice kind="error">{problem}</Notice>}
      {url ? (
        <LinkToSend url={url} text={t('resetMade', { email })} />
      ) : (
        <>
          <p>{t('resetText', { name })}</p>
          <label>
            <input
              type="checkbox"
              checked={resetsFactors}
              onChange={(event) => setResetsFactors(event.target.checked)}
            />
            {t('resetFactors')}
          </label>
          <Button
            quiet
            busy={busy}
            onClick={() =>
              void run(async () => setUrl(await people.makeResetLink(id, resetsFactors)))
            }
          >
            {t('makeResetLink')}
          </Button>
        </>
      )}
    </section>
  );
}
