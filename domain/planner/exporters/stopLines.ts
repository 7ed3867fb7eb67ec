import type { ProgrammeStop } from '../programmeModel.ts';
import { formatTime } from '../programmeText.ts';

/** The lines below a stop's title that all text formats share, starting with the leg to it. */
export function stopLines(stop: ProgrammeStop): string[] {
  const { leg, arabicTitle, address, phone, hours, vague, note } = stop;
  const lines = [leg, arabicTitle, address, phone, hours, vague, note?.text];
  return lines.filter((line) => line !== undefined);
}

/** "09:20–10:20", or undefined for a stop without times. */
export function stopTimes({ times }: ProgrammeStop): string | undefined {
  return times && `${formatTime(times.begin)}–${formatTime(times.leave)}`;
}
