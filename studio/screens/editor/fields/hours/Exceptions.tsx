import { Button } from '../../../../components/Button.tsx';
import { useDates } from '../../../../i18n/useDates.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import { canChange, fieldId, useEditor, useField, useLabels } from '../../EditorContext.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import * as fields from '../fields.module.css';
import { DateField } from '../SimpleFields.tsx';
import { DayHours } from './DayHours.tsx';
import * as styles from './hours.module.css';

interface Props {
  path: string;
  names: readonly string[];
}

interface Exception {
  date?: string;
  hours?: { from?: string; to?: string }[];
}

/** Single days with hours of their own, or closed. */
export function Exceptions({ path, names }: Props) {
  const t = useTranslations('editor');
  const hours = useTranslations('hours');
  const { label } = useLabels();
  const { day: dayText } = useDates();
  const [value = [], set] = useField<Exception[]>(path);
  const isFixed = !canChange(useEditor());
  const nameOf = ({ date }: Exception, index: number) =>
    date ? dayText(date) : `${hours('exception')} ${index + 1}`;
  return (
    <FieldFrame path={path} names={names} required={false} isGroup>
      {value.map((exception, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the date is edited
        <div key={index} className={`${styles.box} ${styles.exception}`}>
          <DateField
            field={{ name: 'date', type: 'date', required: true }}
            path={`${path}.${index}.date`}
            names={[...names, 'date']}
          />
          <DayHours
            day={nameOf(exception, index)}
            spans={(exception.hours ?? []).map(({ from = '', to = '' }, position) => ({
              from,
              to,
              path: `${path}.${index}.hours.${position}`,
              isNamed: true,
            }))}
            onChange={(spans) => set(value.with(index, { ...exception, hours: spans }))}
          />
          <Button
            quiet
            className={fields.add}
            disabled={isFixed}
            onClick={() => set(value.toSpliced(index, 1))}
          >
            {t('remove')}
          </Button>
        </div>
      ))}
      <Button
        quiet
        className={fields.add}
        disabled={isFixed}
        onClick={() => {
          set([...value, { date: '', hours: [] }]);
          requestAnimationFrame(() =>
            document.getElementById(fieldId(`${path}.${value.length}.date`))?.focus(),
          );
        }}
      >
        {t('addItem', { field: label(names) })}
      </Button>
    </FieldFrame>
  );
}
