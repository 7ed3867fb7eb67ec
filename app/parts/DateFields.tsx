import { useTranslations } from 'use-intl';
import type { Dates } from '../../domain/dates.ts';

/** The first and the last day of a journey, within a form of filters. */
export function DateFields({ dates }: { dates: Dates | undefined }) {
  const t = useTranslations('journey');
  return (
    <>
      <label>
        {t('from')}
        <input type="date" name="from" defaultValue={dates?.start} />
      </label>
      <label>
        {t('to')}
        <input type="date" name="to" defaultValue={dates?.end} />
      </label>
    </>
  );
}
