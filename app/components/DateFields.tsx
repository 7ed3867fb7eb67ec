import type { Dates } from '../../domain/format/dates.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { Field } from './Field.tsx';

/** First and last day of a journey, for filter forms. */
export function DateFields({ dates }: { dates: Dates | undefined }) {
  const t = useTranslations('journey');
  return (
    <>
      <Field label={t('from')}>
        <input type="date" name="from" defaultValue={dates?.start} />
      </Field>
      <Field label={t('to')}>
        <input type="date" name="to" defaultValue={dates?.end} />
      </Field>
    </>
  );
}
