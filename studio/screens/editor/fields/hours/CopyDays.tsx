import { useState } from 'react';
import { WEEKDAYS, type Weekday, weekdayName } from '../../../../../domain/format/weekdays.ts';
import { Button } from '../../../../components/Button.tsx';
import { useStudioLocale } from '../../../../i18n/locales.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import * as fields from '../fields.module.css';
import * as styles from './hours.module.css';

interface Props {
  day: Weekday;
  onCopy(days: Weekday[]): void;
}

/** The choice of the days that get the hours of another one. */
export function CopyDays({ day, onCopy }: Props) {
  const t = useTranslations('hours');
  const { locale } = useStudioLocale();
  const others = WEEKDAYS.filter((one) => one !== day);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const toggle = (one: Weekday, isOn: boolean) =>
    setChosen(isOn ? [...chosen, one] : chosen.filter((other) => other !== one));
  return (
    <div className={styles.copyDays}>
      <div className={fields.choices}>
        <label>
          <input
            type="checkbox"
            checked={chosen.length === others.length}
            onChange={({ target }) => setChosen(target.checked ? others : [])}
          />
          {t('allDays')}
        </label>
        {others.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={({ target }) => toggle(one, target.checked)}
            />
            {weekdayName(one, locale, 'short')}
          </label>
        ))}
      </div>
      <Button
        quiet
        className={fields.add}
        disabled={chosen.length === 0}
        onClick={() => onCopy([...chosen])}
      >
        {t('copyNow')}
      </Button>
    </div>
  );
}
