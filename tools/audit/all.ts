/**
 * `npm run audit`: checks the whole running site. `npm run audit dependencies` runs only the named
 * checks. Each check throws if it finds a problem.
 */
import { printSections } from '../sections.ts';
import { accessibility } from './accessibility.ts';
import { attack } from './attack.ts';
import { dependencies } from './dependencies.ts';
import { feeds } from './feeds.ts';
import { flood } from './flood.ts';
import { fuzz } from './fuzz.ts';
import { html } from './html.ts';
import { licences } from './licences.ts';
import { structuredData } from './structuredData.ts';

const succeeded = await printSections({
  dependencies,
  licences,
  html: { make: html, needs: ['java'] },
  'structured data': structuredData,
  feeds,
  accessibility: { make: accessibility, needs: ['chromium'] },
  fuzz,
  flood,
  attack,
});
if (!succeeded) process.exitCode = 1;
