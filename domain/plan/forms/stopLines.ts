import type { ProgrammeStop } from '../programmeModel.ts';
import { clock } from '../programmeWords.ts';

/** What every form tells of a stop beneath its title, line by line; the way there comes first. */
export function stopLines(stop: ProgrammeStop): string[] {
  const { leg, arabicTitle, address, phone, hours, vague, note } = stop;
  const lines = [leg, arabicTitle, address, phone, hours, vague, note?.text];
  return lines.filter((line) => line !== undefined);
}

/** "09:20–10:20", or nothing for what is not on the timetable. */
export function stopTimes({ times }: ProgrammeStop): string | undefined {
  return times && `${clock(times.begin)}–${clock(times.leave)}`;
}
