import { clockTime } from '../../format/clockTime.ts';
import type { ProgrammeStop } from '../programmeModel.ts';

/** The lines below a stop's title that all text formats share, starting with the leg to it. */
export function stopLines(stop: ProgrammeStop): string[] {
  const { leg, arabicTitle, occasion, address, hours, admission, vague, note } = stop;
  const place = [arabicTitle, occasion, address, phoneLine(stop)];
  const lines = [leg, ...place, hours, admission, vague, note?.text];
  return lines.filter((line) => line !== undefined);
}

/** The phone number, with its year if it is old. */
export const phoneLine = ({ phone, phoneYear }: ProgrammeStop): string | undefined =>
  phone && withYear(phone, phoneYear);

/** "09:20–10:20", or undefined for a stop without times. */
export function stopTimes({ times }: ProgrammeStop): string | undefined {
  return times && `${clockTime(times.begin)}–${clockTime(times.leave)}`;
}

/** A text followed by the year it is from. */
export const withYear = (text: string, year: string | undefined) =>
  year ? `${text} (${year})` : text;
