import type { Programme, ProgrammeDay, ProgrammeStop } from '../programmeModel.ts';
import { formatTime } from '../programmeText.ts';
import { stopLines, stopTimes } from './stopLines.ts';

/** The programme as plain text, in short lines for messages on a phone. */
export function writeText(programme: Programme): string {
  const { title, region, dates, start, days, emergency, remarks, url, madeWords, say } = programme;
  const numbers = emergency.map(({ title: { text }, number }) => `${text}: ${number}`);
  const parts = [
    [title, region, dates, start],
    ...days.map(dayLines),
    [underlined(say('emergency')), ...numbers],
    [underlined(say('goodToKnow')), ...remarks],
    [`${say('online')}:`, url, madeWords],
  ];
  return `${parts.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')}\n`;
}

function dayLines(day: ProgrammeDay): (string | undefined)[] {
  const { heading, dateWords, warnings, start, lunchFirst, stops, back, end, sums } = day;
  return [
    underlined(heading),
    dateWords,
    ...warnings.map((warning) => `! ${warning}`),
    start && `\n${formatTime(start.at)} ${start.words}`,
    ...(lunchFirst
      ? [`${formatTime(lunchFirst.from)}–${formatTime(lunchFirst.to)} ${lunchFirst.words}`]
      : []),
    ...stops.flatMap((stop) => stopPart(stop, day)),
    back && `\n→ ${back}`,
    end && `${formatTime(end.at)} ${end.words}`,
    sums && `\n${sums}`,
  ];
}

function stopPart(stop: ProgrammeStop, { stops }: ProgrammeDay): string[] {
  const { leg, lunch, number, title } = stop;
  const [way, ...rest] = leg ? stopLines(stop) : [undefined, ...stopLines(stop)];
  const head = [stopTimes(stop), `${number}/${stops.length}`, title.text].filter(Boolean);
  return [
    `${way ? `\n→ ${way}` : ''}\n${head.join(' ')}`,
    ...rest.map((line) => `  ${line}`),
    ...(lunch ? [`\n${formatTime(lunch.from)}–${formatTime(lunch.to)} ${lunch.words}`] : []),
  ];
}

const underlined = (text: string) => `${text}\n${'='.repeat(text.length)}`;
