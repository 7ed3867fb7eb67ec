import { stopTimes } from '../../../domain/plan/forms/stopLines.ts';
import type { ProgrammeDay, ProgrammeStop } from '../../../domain/plan/programmeModel.ts';
import { clock } from '../../../domain/plan/programmeWords.ts';

/** A day on screen and on paper: "Day N - city", and per place title, address and phone. */
export function DayPart({ day, lang }: { day: ProgrammeDay; lang: string }) {
  const { heading, dateWords, sums, warnings, start, lunchFirst, stops, back, end } = day;
  return (
    <section className="programme-day">
      <div className="day-head">
        <h2>{heading}</h2>
        {dateWords && <p>{dateWords}</p>}
      </div>
      {warnings.map((warning) => (
        <p key={warning} className="programme-warning">
          {warning}
        </p>
      ))}
      {start && <Line at={clock(start.at)} words={start.words} />}
      {lunchFirst && <Line at={clock(lunchFirst.from)} words={lunchFirst.words} />}
      {stops.length > 0 && (
        <ol className="stops">
          {stops.map((stop) => (
            <Stop key={stop.id} stop={stop} lang={lang} />
          ))}
        </ol>
      )}
      {back && <p className="programme-way">{back}</p>}
      {end && <Line at={clock(end.at)} words={end.words} />}
      {sums && <p className="programme-sums">{sums}</p>}
    </section>
  );
}

function Line({ at, words }: { at: string; words: string }) {
  return (
    <p className="programme-line">
      <strong>{at}</strong> {words}
    </p>
  );
}

function Stop({ stop, lang }: { stop: ProgrammeStop; lang: string }) {
  const { id, title, arabicTitle, address, phone, hours, vague, note, leg, lunch } = stop;
  const times = stopTimes(stop);
  const langOf = (text: { lang: string }) => (text.lang === lang ? undefined : text.lang);
  return (
    <li>
      {leg && <p className="way">{leg}</p>}
      <div className="stop">
        <div className="programme-stop">
          {times && <p className="programme-times">{times}</p>}
          <h3 lang={langOf(title)}>
            <a href={`/${lang}/poi/${id}`}>{title.text}</a>
          </h3>
          {arabicTitle && (
            <p className="programme-arabic" lang="ar" dir="rtl">
              {arabicTitle}
            </p>
          )}
          <p>{address}</p>
          {phone && (
            <p>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </p>
          )}
          {hours && <p>{hours}</p>}
          {vague && <p>{vague}</p>}
          {note && <p lang={langOf(note)}>{note.text}</p>}
          {lunch && <Line at={`${clock(lunch.from)}–${clock(lunch.to)}`} words={lunch.words} />}
        </div>
      </div>
    </li>
  );
}
