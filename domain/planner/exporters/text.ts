import { clockTime } from '../../format/clockTime.ts';
import type { Programme, ProgrammeDay, ProgrammeStop } from '../programmeModel.ts';
import { stopLines, stopTimes } from './stopLines.ts';

/** The programme as plain text, in short lines for messages on a phone. */
export function writeText(programme: Programme): string {
  const { title, region, dates, start, days, emergency, remarks, url, createdText, t } = programme;
  const numbers = emergency.map(({ title: { text }, number }) => `${text}: ${number}`);
  const parts = [
    [title, region, dates, start],
    ...days.map(dayLines),
    [underlined(t('emergency')), ...numbers],
    [underlined(t('goodToKnow')), ...remarks],
    [`${t('online')}:`, url, createdText],
  ];
  return `${parts.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')}\n`;
}

function dayLines(day: ProgrammeDay): (string | undefined)[] {
  const { heading, dateText, warnings, start, lunchFirst, stops, back, end, totals } = day;
  return [
    underlined(heading),
    dateText,
    ...warnings.map((warning) => `! ${warning}`),
    start && `\n${clockTime(start.at)} ${start.text}`,
    ...(lunchFirst
      ? [`${clockTime(lunchFirst.from)}–${clockTime(lunchFirst.to)} ${lunchFirst.text}`]
      : []),
    ...stops.flatMap((stop) => stopPart(stop, day)),
    back && `\n→ ${back}`,
    end && `${clockTime(end.at)} ${end.text}`,
    totals && `\n${totals}`,
  ];
}

function stopPart(stop: ProgrammeStop, { stops }: ProgrammeDay): string[] {
  const { lunch, number, title } = stop;
  const [leg, ...rest] = stop.leg ? stopLines(stop) : [undefined, ...stopLines(stop)];
  const head = [stopTimes(stop), `${number}/${stops.length}`, title.text].filter(Boolean);
  return [
    `${leg ? `\n→ ${leg}` : ''}\n${head.join(' ')}`,
    ...rest.map((line) => `  ${line}`),
    ...(lunch ? [`\n${clockTime(lunch.from)}–${clockTime(lunch.to)} ${lunch.text}`] : []),
  ];
}

const underlined = (text: string) => `${text}\n${'='.repeat(text.length)}`;
