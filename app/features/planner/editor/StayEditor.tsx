import { type FocusEvent, useId, useState } from 'react';
import { isStayMinutes, type Stay, setStay } from '../../../../domain/planner/stays.ts';
import { STAY_MINUTES } from '../../../../domain/visitor/tourLimits.ts';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { Field } from '../../../components/Field.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useTour } from '../../tour/tourStore.ts';
import { usePlan } from './planContext.ts';
import * as styles from './StayEditor.module.css';

interface Props {
  day: number;
  id: string;
}

/**
 * A fixed start and the length of a stay, behind a disclosure. Empty fields mean as usual. What cannot be
 * used stays in its field, with an error; the itinerary keeps the last usable value.
 */
export function StayEditor({ day, id }: Props) {
  const t = useTranslations('plan');
  const { announce, placeOf, titleOf, tour } = usePlan();
  const errorId = useId();
  const [draft, setDraft] = useState<string>();
  const [isPartial, setPartial] = useState(false);
  const [wrong, setWrong] = useState({ at: false, minutes: false });
  const stay = tour.days
    .find((other) => other.day === day)
    ?.stays?.find(({ place }) => place === id);

  function change(fields: Partial<Omit<Stay, 'place'>>): void {
    useTour.getState().edit((old) => setStay(old, day, id, { ...stay, ...fields }));
    announce(t('said.timesAnew'));
  }

  /** The properties of a field that is checked when it is left, and of its label. */
  function checked(field: 'at' | 'minutes', text: string) {
    const isWrong = wrong[field];
    const mark = (isNowWrong: boolean) => setWrong((old) => ({ ...old, [field]: isNowWrong }));
    return {
      error: isWrong ? { id: `${errorId}${field}`, text } : undefined,
      clear: () => mark(false),
      input: {
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${errorId}${field}` : undefined,
        onBlur({ target: { validity, value } }: FocusEvent<HTMLInputElement>) {
          mark(!validity.valid);
          if (!validity.valid) return announce(text);
          if (field === 'minutes') setDraft(undefined);
          // React reports no change from a partly typed time to none: both values are empty.
          else if (isPartial) {
            setPartial(false);
            if (!value) change({ at: undefined });
          }
        },
      },
    };
  }

  const at = checked('at', t('stay.wrongTime'));
  const length = checked('minutes', t('stay.wrongMinutes', STAY_MINUTES));
  return (
    <Disclosure
      className={styles.root}
      label={t('stay.headingOf', { place: titleOf(id) })}
      summary={stay?.at ? `${t('stay.heading')} · ${stay.at}` : t('stay.heading')}
    >
      <div className={styles.fields}>
        <Field label={t('stay.at')} error={at.error}>
          <input
            type="time"
            value={isPartial ? '' : (stay?.at ?? '')}
            onChange={({ target: { value, validity } }) => {
              // A partly typed time has an empty value and is invalid; a cleared field is valid.
              setPartial(!validity.valid);
              if (!validity.valid) return;
              at.clear();
              change({ at: value || undefined });
            }}
            {...at.input}
          />
        </Field>
        <Field label={t('stay.minutes')} error={length.error}>
          <input
            type="number"
            inputMode="numeric"
            min={STAY_MINUTES.least}
            max={STAY_MINUTES.most}
            placeholder={String(placeOf(id)?.minutes ?? '')}
            value={draft ?? String(stay?.minutes ?? '')}
            onChange={({ target: { value, validity } }) => {
              setDraft(value);
              const minutes = value ? Number(value) : undefined;
              const isCleared = !value && !validity.badInput;
              if (isCleared || isStayMinutes(minutes)) change({ minutes });
              if (validity.valid) length.clear();
            }}
            {...length.input}
          />
        </Field>
      </div>
    </Disclosure>
  );
}
