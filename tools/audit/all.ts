/**
 * `npm run audit`: looks over the whole running site for what a reader of single changes cannot see.
 * `npm run audit dependencies` does only what is named. Each check throws when something is wrong.
 */
import { printSections } from '../../scripts/sections.ts';
import { accessibility } from './accessibility.ts';
import { attack } from './attack.ts';
import { dependencies } from './dependencies.ts';
import { feeds } from './feeds.ts';
import { flood } from './flood.ts';
import { fuzz } from './fuzz.ts';
import { html } from './html.ts';
import { licences } from './licences.ts';
import { structuredData } from './structuredData.ts';

const good = await printSections({
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
if (!good) process.exitCode = 1;
