/**
 * `npm run compare -- BEFORE [AFTER]`: shows what a change does to the whole site. Both are built
 * checkouts or URLs of running sites; AFTER is this checkout unless it is named. Crawls both and
 * compares every answer (status, head, structured data, text, links, API), then opens each screen at
 * two widths and compares accessibility tree and pixels. Ends with 1 where anything differs.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { findAddresses } from './addresses.ts';
import { type Difference, firstDifference, report, summary } from './report.ts';
import { aspectsOf, fetchResponse } from './responses.ts';
import { compareScreens } from './screens.ts';
import { openSite } from './site.ts';

const OUT = 'compare';

const [beforeArgument, afterArgument = '.'] = process.argv.slice(2);
if (!beforeArgument) {
  console.error('Usage: npm run compare -- BEFORE [AFTER]   (folders with a build, or URLs)');
  process.exit(2);
}

const before = await openSite(beforeArgument, 4811);
const after = await openSite(afterArgument, 4812);
try {
  const answers = await compareAnswers(before.url, after.url);
  console.log(`${answers.compared} addresses`, summary(answers.differences));
  const screens = await compareScreens(before.url, after.url, OUT);
  console.log(`${screens.compared} screens`, summary(screens.differences));
  const differences = [...answers.differences, ...screens.differences];
  await mkdir(OUT, { recursive: true });
  await writeFile(`${OUT}/report.md`, report(`${beforeArgument} → ${afterArgument}`, differences));
  console.log(`${differences.length} differences: ${OUT}/report.md`);
  if (differences.length > 0) process.exitCode = 1;
} finally {
  await before.stop();
  await after.stop();
}

async function compareAnswers(
  one: string,
  other: string,
): Promise<{ compared: number; differences: Difference[] }> {
  const old = await findAddresses(one);
  const now = await findAddresses(other);
  const differences: Difference[] = [
    ...old.filter((address) => !now.includes(address)).map(missing('is no longer linked')),
    ...now.filter((address) => !old.includes(address)).map(missing('is new')),
  ];
  for (const address of old) {
    const [was, is] = (
      await Promise.all([fetchResponse(one, address), fetchResponse(other, address)])
    ).map(aspectsOf);
    for (const [aspect, value] of Object.entries(was ?? {})) {
      const changed = is?.[aspect] ?? '';
      if (value !== changed) {
        differences.push({ address, aspect, detail: firstDifference(value, changed) });
      }
    }
  }
  return { compared: old.length, differences };
}

function missing(detail: string): (address: string) => Difference {
  return (address) => ({ address, aspect: 'address', detail });
}
