import { type CodedProblem, type Finding, toProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';

/** Rule: every photograph has a description for people who cannot see it. */
export function checkPictures(entries: readonly Entry[]): CodedProblem[] {
  return entries.flatMap((entry) => {
    const media = 'media' in entry.data ? entry.data.media : [];
    const findings = media.flatMap(({ alt }, index): Finding[] =>
      alt ? [] : [[`media.${index}.alt`, 'missing']],
    );
    return findings.map(toProblem(entry));
  });
}
