import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './BankNotes.module.css';

const NOTES = [20, 50, 100, 200] as const;

interface Props {
  /** Formats an amount of dirhams in the chosen currency; undefined without a rate. */
  worth?: ((dirhams: number) => string) | undefined;
}

/** Descriptions of the bank notes with their value in the chosen currency. */
export function BankNotes({ worth }: Props) {
  const t = useTranslations('rates');
  return (
    <div className={styles.root}>
      <h3>{t('notes')}</h3>
      <ul>
        {NOTES.map((amount) => (
          <li key={amount} className={styles.note} data-amount={amount}>
            <span className={styles.face} aria-hidden="true">
              {amount}
            </span>
            <p>
              <strong>{t('note', { amount })}</strong>
              {worth && (
                <span className={styles.worth}> {t('worth', { amount: worth(amount) })}</span>
              )}
              <br />
              {t(`n${amount}`)}
            </p>
          </li>
        ))}
      </ul>
      <p>{t('coins')}</p>
    </div>
  );
}
