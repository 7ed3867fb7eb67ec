export interface Difference {
  address: string;
  /** What differs: `text`, `structured data`, `pixels` … */
  aspect: string;
  detail: string;
}

/** Describes the first line in which two texts differ, shortened for a report. */
export function firstDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const line = old.findIndex((text, index) => text !== now[index]);
  const at = line === -1 ? old.length : line;
  return `line ${at + 1}: ${shorten(old[at])} became ${shorten(now[at])}`;
}

const shorten = (text: string | undefined) =>
  text === undefined ? '(nothing)' : JSON.stringify(text.slice(0, 120));

/** The number of differences by aspect. */
export function summary(differences: readonly Difference[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { aspect } of differences) counts[aspect] = (counts[aspect] ?? 0) + 1;
  return counts;
}

/** The whole report in Markdown. */
export const report = (title: string, differences: readonly Difference[]): string =>
  [
    `# ${title}`,
    '',
    ...differences.map(({ address, aspect, detail }) => `- \`${address}\` ${aspect}: ${detail}`),
    '',
  ].join('\n');
