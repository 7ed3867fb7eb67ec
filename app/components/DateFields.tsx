import type { Dates } from '../../domain/format/dates.ts';
import { useTranslations } from '../i18n/useTranslations.ts';

/** First and last day of a journey, for filter forms. */
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
