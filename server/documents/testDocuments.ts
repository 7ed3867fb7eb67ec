import { execFileSync } from 'node:child_process';

/**
 * How far down each page of a PDF its text reaches, from 0 to 1, without footers.
 *
 * @param file a path
 */
export function pageFills(file: string): number[] {
  const layout = execFileSync('pdftotext', ['-bbox', file, '-'], {
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  return layout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const height = Number(/ height="([\d.]+)"/.exec(page)?.[1]);
      const ends = [...page.matchAll(/ yMax="([\d.]+)"/g)].map(([, y]) => Number(y) / height);
      return Math.max(0, ...ends.filter((end) => end < 0.93));
    });
}
