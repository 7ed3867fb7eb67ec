import { useState } from 'react';
import { STAY_MINUTES } from '../../../../domain/planner/model.ts';
import { isStayMinutes, type Stay, setStay } from '../../../../domain/planner/stays.ts';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { Field } from '../../../components/Field.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useTour } from '../tourStore.ts';
import { usePlan } from './planContext.ts';
import * as styles from './StayEditor.module.css';

interface Props {
  day: number;
  id: string;
}

/** A fixed start and the length of a stay, behind a disclosure. Empty fields mean as usual. */
export function StayEditor({ day, id }: Props) {
  const t = useTranslations('plan');
  const { announce, placeOf, titleOf, tour } = usePlan();
  const [draft, setDraft] = useState<string>();
  const stay = tour.days
    .find((other) => other.day === day)
    ?.stays?.find(({ place }) => place === id);

  function change(fields: Partial<Omit<Stay, 'place'>>): void {
    useTour.getState().edit((old) => setStay(old, day, id, { ...stay, ...fields }));
    announce(t('said.timesAnew'));
  }

  return (
    <Disclosure
      className={styles.root}
      label={t('stay.headingOf', { place: titleOf(id) })}
      summary={stay?.at ? `${t('stay.heading')} · ${stay.at}` : t('stay.heading')}
    >
      <div className={styles.fields}>
        <Field label={t('stay.at')}>
          <input
            type="time"
            value={stay?.at ?? ''}
            onChange={({ target: { value, validity } }) => {
              // A partly typed time has an empty value and is invalid; a cleared field is valid.
              if (value || validity.valid) change({ at: value || undefined });
            }}
          />
        </Field>
        <Field label={t('stay.minutes')}>
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
            }}
            onBlur={() => setDraft(undefined)}
          />
        </Field>
      </div>
    </Disclosure>
  );
}
