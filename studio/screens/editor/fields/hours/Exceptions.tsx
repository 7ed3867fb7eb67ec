import { useDates } from '../../../../i18n/useDates.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import { DateField } from '../SimpleFields.tsx';
import { BoxList } from './BoxList.tsx';
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
  const hours = useTranslations('hours');
  const { day: dayText } = useDates();
  const nameOf = ({ date }: Exception, index: number) =>
    date ? dayText(date) : `${hours('exception')} ${index + 1}`;
  return (
    <BoxList<Exception> path={path} names={names} emptyItem={{ date: '', hours: [] }} first="date">
      {(exception, index, { change, removeButton }) => (
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
            onChange={(spans) => change({ ...exception, hours: spans })}
          />
          {removeButton}
        </div>
      )}
    </BoxList>
  );
}
