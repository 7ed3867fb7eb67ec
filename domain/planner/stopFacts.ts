/** Opening hours, admission and the age of a phone number, as lines of a programme. */
import type { Place } from '../content/place.ts';
import type { Admission } from '../content/visiting.ts';
import { clockTime } from '../format/clockTime.ts';
import { formatPrice } from '../format/price.ts';
import { isOlderThanAYear } from '../hours/age.ts';
import { type Locale, textIn } from '../locale.ts';
import { withYear } from './exporters/stopLines.ts';
import { type HoursTexts, reasonText } from './hoursText.ts';
import type { PlanPlace } from './model.ts';
import { planHours } from './planHours.ts';
import type { ProgrammeStop, TranslateAdmission, TranslateProgramme } from './programmeModel.ts';

interface FactsContext {
  locale: Locale;
  t: TranslateProgramme;
  tAdmission: TranslateAdmission;
  tHours: HoursTexts['tHours'];
  /** Today in the region: YYYY-MM-DD. */
  today: string;
}

/**
 * The facts of a stop that are known. Hours and phone numbers of more than a year ago name their year.
 *
 * @param date of the day; without one, regular closing days replace the hours of the day
 */
export function stopFacts(
  place: Place,
  planPlace: PlanPlace | undefined,
  date: string | undefined,
  context: FactsContext,
): Pick<ProgrammeStop, 'phone' | 'phoneYear' | 'hours' | 'admission'> {
  const { phone, asOf } = place.contact;
  const phoneYear = asOf && oldYear(asOf, context.today);
  const hours = hoursText(place, planPlace, date, context);
  const admission = admissionText(place.admission, context);
  return {
    ...(phone && { phone }),
    ...(phone && phoneYear && { phoneYear }),
    ...(hours && { hours }),
    ...(admission && { admission }),
  };
}

function hoursText(
  { closedOn, openingHours }: Place,
  planPlace: PlanPlace | undefined,
  date: string | undefined,
  { locale, t, tHours, today }: FactsContext,
): string | undefined {
  const known = planPlace && planHours(planPlace, date);
  if (known && openingHours && known.spans.length > 0) {
    const hours = known.spans.map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`);
    const text = t(known.firm ? 'open' : 'openUsually', { hours: hours.join(', ') });
    return withYear(text, oldYear(openingHours.asOf, today));
  }
  if (date || closedOn.length === 0) return undefined;
  return reasonText({ kind: 'closed', days: closedOn }, { locale, tHours, time: clockTime });
}

/** "Admission: Adults MAD 60 (2025), Children MAD 20 (2025)"; undefined without a price. */
function admissionText(
  admission: readonly Admission[],
  { locale, t, tAdmission }: FactsContext,
): string | undefined {
  if (admission.length === 0) return undefined;
  const prices = admission.map(({ who, amount, currency, year, status, note }) => {
    const price = amount === 0 ? t('free') : (formatPrice(amount, locale, currency) ?? '');
    const payer = who === 'everyone' || who === 'other' ? '' : tAdmission(`payers.${who}`);
    const detail = note && textIn(note, locale);
    const [label, remark] = who === 'other' ? [detail, undefined] : [payer, detail];
    const source = year && status === 'by-category' ? tAdmission('byCategory', { year }) : year;
    const remarks = [remark, source].filter(Boolean).join(', ');
    return [label, price, remarks && `(${remarks})`].filter(Boolean).join(' ');
  });
  return t('admission', { prices: prices.join(' · ') });
}

/** The year of a value that is more than a year old. */
export function oldYear(asOf: string, today: string): string | undefined {
  return isOlderThanAYear(asOf, today) ? asOf.slice(0, 4) : undefined;
}
