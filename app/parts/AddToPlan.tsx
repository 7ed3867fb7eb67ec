import { useTranslations } from 'use-intl';

interface Props {
  id: string;
  /** What it is, for the button's name. */
  title: string;
  /** On the page of a place the button has words; on a card it is a sign at the corner. */
  wide?: boolean;
}

/** Adds a place to the visitor's plan. What does so is fetched when it is wanted. */
export function AddToPlan({ id, title, wide = false }: Props) {
  const t = useTranslations('addToPlan');
  return (
    <button
      type="button"
      className={wide ? 'button needs-script' : 'add-to-plan'}
      aria-label={wide ? undefined : t('named', { title })}
      onClick={() =>
        void import('./plan/addToPlan.ts').then((module) => module.addToPlan(id, title))
      }
    >
      {wide ? (
        t('toPlan')
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      )}
    </button>
  );
}
