import { clockTime } from '../../../domain/format/clockTime.ts';
import { stopTimes } from '../../../domain/planner/exporters/stopLines.ts';
import type { ProgrammeDay, ProgrammeStop } from '../../../domain/planner/programmeModel.ts';
import { DayHeading, StopList, StopListItem } from '../../components/StopList.tsx';
import * as styles from './DayPart.module.css';

/** A day on screen and in print: "Day N - city", and per place title, address and phone. */
export function DayPart({ day, lang }: { day: ProgrammeDay; lang: string }) {
  const { heading, dateText, totals, warnings, start, lunchFirst, stops, back, end } = day;
  return (
    <section className={styles.root}>
      <DayHeading title={heading} note={dateText} />
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {start && <Line time={clockTime(start.at)} text={start.text} />}
      {lunchFirst && <Line time={clockTime(lunchFirst.from)} text={lunchFirst.text} />}
      {stops.length > 0 && (
        <StopList compact>
          {stops.map((stop) => (
            <Stop key={stop.id} stop={stop} lang={lang} />
          ))}
        </StopList>
      )}
      {back && <p className={styles.soft}>{back}</p>}
      {end && <Line time={clockTime(end.at)} text={end.text} />}
      {totals && <p className={`${styles.soft} ${styles.sums}`}>{totals}</p>}
    </section>
  );
}

function Line({ time, text }: { time: string; text: string }) {
  return (
    <p className={styles.line}>
      <strong>{time}</strong> {text}
    </p>
  );
}

function Stop({ stop, lang }: { stop: ProgrammeStop; lang: string }) {
  const {
    id,
    title,
    arabicTitle,
    occasion,
    address,
    phone,
    phoneYear,
    hours,
    admission,
    vague,
    note,
    leg,
    lunch,
  } = stop;
  const times = stopTimes(stop);
  const langOf = (text: { lang: string }) => (text.lang === lang ? undefined : text.lang);
  return (
    <StopListItem leg={leg}>
      <div className={styles.place}>
        {times && <p className={styles.times}>{times}</p>}
        <h3 lang={langOf(title)}>
          <a href={`/${lang}/poi/${id}`}>{title.text}</a>
        </h3>
        {arabicTitle && (
          <p className={styles.arabic} lang="ar" dir="rtl">
            {arabicTitle}
          </p>
        )}
        {occasion && <p>{occasion}</p>}
        <p>{address}</p>
        {phone && (
          <p>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            {phoneYear && ` (${phoneYear})`}
          </p>
        )}
        {hours && <p>{hours}</p>}
        {admission && <p>{admission}</p>}
        {vague && <p>{vague}</p>}
        {note && <p lang={langOf(note)}>{note.text}</p>}
        {lunch && (
          <Line time={`${clockTime(lunch.from)}–${clockTime(lunch.to)}`} text={lunch.text} />
        )}
      </div>
    </StopListItem>
  );
}
