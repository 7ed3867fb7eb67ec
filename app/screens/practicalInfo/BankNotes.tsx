import { useTranslations } from 'use-intl';

const NOTES = [20, 50, 100, 200] as const;

/** What the notes look like, in words, and what each is worth where a rate is known. */
export function BankNotes({ worth }: { worth: ((dirhams: number) => string) | undefined }) {
  const t = useTranslations('rates');
  return (
    <div className="bank-notes">
      <h3>{t('notes')}</h3>
      <ul>
        {NOTES.map((amount) => (
          <li key={amount} className={`note note-${amount}`}>
            <span className="note-face" aria-hidden="true">
              {amount}
            </span>
            <p>
              <strong>{t('note', { amount })}</strong>
              {worth && (
                <span className="note-worth"> {t('worth', { amount: worth(amount) })}</span>
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
