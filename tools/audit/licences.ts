import { readFileSync } from 'node:fs';
import { Finding } from '../finding.ts';

/** Permissive licences of code and fonts: they only require that their text is included. */
const PERMISSIVE =
  /^(MIT|MIT-0|ISC|0BSD|BlueOak-1\.0\.0|Apache-2\.0|BSD-[23]-Clause|CC0-1\.0|CC-BY-4\.0|Unlicense|Zlib|Python-2\.0|PostgreSQL|OFL-1\.1)$/;

/** Weak copyleft licences of packages that we use unchanged, with a note. */
const COPYLEFT: Record<string, string> = {
  'MPL-2.0': 'only used while building',
  'LGPL-3.0-or-later': 'a shared library of sharp, which can be replaced',
};

/** Packages that have a licence file but no `license` field. */
const FROM_FILE: Record<string, string> = { 'png-js': 'MIT' };

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean }>;
}

/**
 * Checks the licences of all production packages in `package-lock.json`.
 *
 * @returns for each licence, the number of packages and a note
 * @throws Finding that lists packages with another licence, or with none
 */
export function licences() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const counts = new Map<string, number>();
  const others: string[] = [];
  for (const [path, { license: declared, dev }] of Object.entries(lock.packages)) {
    if (path === '' || dev) continue;
    const name = path.replace(/.*node_modules\//, '');
    const license = declared ?? FROM_FILE[name] ?? 'none';
    counts.set(license, (counts.get(license) ?? 0) + 1);
    if (!isAllowed(license)) others.push(`${name}: ${license}`);
  }
  if (others.length > 0) throw new Finding(`Licences to review:\n${others.join('\n')}`);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([licence, packages]) => ({ licence, packages, note: COPYLEFT[licence] ?? '' }));
}

/** Evaluates an SPDX expression: `A OR B` needs one allowed licence, `A AND B` needs both. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => PERMISSIVE.test(one) || one in COPYLEFT));
