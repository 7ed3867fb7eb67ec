import { readFileSync } from 'node:fs';
import { Finding } from '../../scripts/finding.ts';

/** Licences that ask for no more than their own text to be handed on, for code and for fonts. */
const FREE =
  /^(MIT|MIT-0|ISC|0BSD|BlueOak-1\.0\.0|Apache-2\.0|BSD-[23]-Clause|CC0-1\.0|CC-BY-4\.0|Unlicense|Zlib|Python-2\.0|PostgreSQL|OFL-1\.1)$/;

/** Others, used as they are: changes to their own files would have to be published. */
const BY_FILE: Record<string, string> = {
  'MPL-2.0': 'only while building',
  'LGPL-3.0-or-later': 'the shared library of sharp, which anybody may replace',
};

/** Packages whose licence stands in a file alone. */
const READ: Record<string, string> = { 'png-js': 'MIT' };

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean }>;
}

/**
 * The licences of everything that `npm start` installs, from the list of locked packages.
 *
 * @throws Finding that names the packages with other licences, or with none
 */
export function licences() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const counts = new Map<string, number>();
  const others: string[] = [];
  for (const [path, { license: named, dev }] of Object.entries(lock.packages)) {
    if (path === '' || dev) continue;
    const name = path.replace(/.*node_modules\//, '');
    const license = named ?? READ[name] ?? 'none';
    counts.set(license, (counts.get(license) ?? 0) + 1);
    if (!isTaken(license)) others.push(`${name}: ${license}`);
  }
  if (others.length > 0) throw new Finding(`Licences to be looked at:\n${others.join('\n')}`);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([licence, packages]) => ({ licence, packages, note: BY_FILE[licence] ?? '' }));
}

/** `A OR B` lets one choose, `A AND B` binds to both. */
const isTaken = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => FREE.test(one) || one in BY_FILE));
