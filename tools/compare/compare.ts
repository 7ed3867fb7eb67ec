/**
 * `npm run compare -- BEFORE [AFTER]`: compares two versions of the site. Each is a folder with a build
 * or the URL of a running site; AFTER is this checkout by default. Crawls both and compares every
 * response (status, head, structured data, text, links, API). Then opens each screen at two widths and
 * compares accessibility trees and screenshots. Exits with 1 if there are differences.
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
  const responses = await compareResponses(before.url, after.url);
  console.log(`${responses.compared} addresses`, summary(responses.differences));
  const screens = await compareScreens(before.url, after.url, OUT);
  console.log(`${screens.compared} screens`, summary(screens.differences));
  const differences = [...responses.differences, ...screens.differences];
  await mkdir(OUT, { recursive: true });
  await writeFile(`${OUT}/report.md`, report(`${beforeArgument} → ${afterArgument}`, differences));
  console.log(`${differences.length} differences: ${OUT}/report.md`);
  if (differences.length > 0) process.exitCode = 1;
} finally {
  await before.stop();
  await after.stop();
}

async function compareResponses(
  beforeUrl: string,
  afterUrl: string,
): Promise<{ compared: number; differences: Difference[] }> {
  const oldAddresses = await findAddresses(beforeUrl);
  const newAddresses = await findAddresses(afterUrl);
  const removed = oldAddresses.filter((address) => !newAddresses.includes(address));
  const added = newAddresses.filter((address) => !oldAddresses.includes(address));
  const differences: Difference[] = [
    ...removed.map(addressDifference('is no longer linked')),
    ...added.map(addressDifference('is new')),
  ];
  for (const address of oldAddresses) {
    const [oldAspects = {}, newAspects = {}] = (
      await Promise.all([fetchResponse(beforeUrl, address), fetchResponse(afterUrl, address)])
    ).map(aspectsOf);
    for (const [aspect, oldValue] of Object.entries(oldAspects)) {
      const newValue = newAspects[aspect] ?? '';
      if (oldValue !== newValue) {
        differences.push({ address, aspect, detail: firstDifference(oldValue, newValue) });
      }
    }
  }
  return { compared: oldAddresses.length, differences };
}

function addressDifference(detail: string): (address: string) => Difference {
  return (address) => ({ address, aspect: 'address', detail });
}
