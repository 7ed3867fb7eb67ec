import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { meeting } from '../../../../../domain/hours/weekChanges.ts';
import { SUNSETS } from '../../../../../domain/hours/weekHours.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import { canChange, useEditor } from '../../EditorContext.ts';
import { ProblemText, useControl } from '../FieldFrame.tsx';
import * as fields from '../fields.module.css';
import * as styles from './hours.module.css';

interface Times {
  from: string;
  to: string;
}

interface Span extends Times {
  /** Of the rule that the times belong to. */
  path: string;
  /** Whether the list of problems leads here: several days may share a rule. */
  isNamed: boolean;
}

interface Props {
  /** The name of the day, for labels. */
  day: string;
  spans: readonly Span[];
  onChange(spans: Times[]): void;
}

/** The hours of a day: none, once, or several times. */
export function DayHours({ day, spans, onChange }: Props) {
  const t = useTranslations('hours');
  const root = useRef<HTMLDivElement>(null);
  const isFixed = !canChange(useEditor());
  const meets = meeting(spans);
  const times = spans.map(({ from, to }) => ({ from, to }));
  const add = () => {
    flushSync(() => onChange([...times, { from: '', to: '' }]));
    const inputs = root.current?.querySelectorAll<HTMLInputElement>('[data-opens]');
    inputs?.[times.length]?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onChange(times.toSpliced(index, 1)));
    root.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus();
  };
  return (
    <div ref={root} className={styles.spans}>
      {spans.length === 0 && <span className={styles.closed}>{t('closed')}</span>}
      {spans.map((span, index) => (
        <SpanRow
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name
          key={index}
          day={spans.length > 1 ? `${day} ${index + 1}` : day}
          span={span}
          onChange={(next) => onChange(times.with(index, next))}
          onRemove={() => remove(index)}
        />
      ))}
      {meets && (
        <p className={styles.meeting} role="status">
          {t(`meeting.${meets}`)}
        </p>
      )}
      {!isFixed && (
        <button
          type="button"
          data-add
          className={styles.addHours}
          aria-label={t('addDay', { day })}
          onClick={add}
        >
          + {t('add')}
        </button>
      )}
    </div>
  );
}

interface RowProps {
  day: string;
  span: Span;
  onChange(times: Times): void;
  onRemove(): void;
}

function SpanRow({ day, span, onChange, onRemove }: RowProps) {
  const t = useTranslations('hours');
  const editor = useTranslations('editor');
  const isFixed = !canChange(useEditor());
  const { from, to, path, isNamed } = span;
  const isSunset = to.startsWith('sunset');
  const known = Object.entries(SUNSETS);
  const { id: openingId, ...opening } = useControl(`${path}.from`);
  const { id: closingId, ...closing } = useControl(`${path}.to`);
  const note = !from || !to || isSunset ? '' : to === from ? 'dayAndNight' : to < from && 'nextDay';
  return (
    <div className={styles.span}>
      <input
        {...opening}
        id={isNamed ? openingId : undefined}
        data-opens
        type="time"
        aria-label={t('opens', { day })}
        value={from}
        readOnly={isFixed}
        onChange={({ target }) => onChange({ from: target.value, to })}
      />
      <span aria-hidden="true">–</span>
      {!isSunset && (
        <input
          {...closing}
          id={isNamed ? closingId : undefined}
          type="time"
          aria-label={t('closes', { day })}
          value={to}
          readOnly={isFixed}
          onChange={({ target }) => onChange({ from, to: target.value })}
        />
      )}
      <select
        {...(isSunset && closing)}
        id={isNamed && isSunset ? closingId : undefined}
        aria-label={t('closing', { day })}
        value={isSunset ? to : ''}
        disabled={isFixed}
        onChange={({ target }) => onChange({ from, to: target.value })}
      >
        <option value="">{t('atTime')}</option>
        {known.map(([value, minutes]) => (
          <option key={value} value={value}>
            {minutes === 0
              ? t('sunset')
              : t(minutes < 0 ? 'beforeSunset' : 'afterSunset', { minutes: Math.abs(minutes) })}
          </option>
        ))}
        {isSunset && !known.some(([value]) => value === to) && <option value={to}>{to}</option>}
      </select>
      {!isFixed && (
        <button
          type="button"
          className={fields.tool}
          aria-label={t('removeDay', { day })}
          title={editor('remove')}
          onClick={onRemove}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
      {note && <span className={styles.note}>{t(note)}</span>}
      {isNamed && <ProblemText path={`${path}.from`} />}
      {isNamed && <ProblemText path={`${path}.to`} />}
    </div>
  );
}
