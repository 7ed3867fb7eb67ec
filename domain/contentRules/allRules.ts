import type { Problem } from '../check.ts';
import type { Entry } from '../kinds.ts';
import { checkComplete } from './complete.ts';
import { checkContacts } from './contacts.ts';
import { checkLanguages, type DetectLanguage } from './languages.ts';
import { checkLengths } from './lengths.ts';
import { checkProvinces } from './provinces.ts';
import { checkReach } from './reach.ts';
import { checkRepetition } from './repetition.ts';

/** Everything that is wrong with well-formed content of the region's own. */
export function checkAllRules(entries: readonly Entry[], detect: DetectLanguage): Problem[] {
  return [
    ...checkComplete(entries),
    ...checkLengths(entries),
    ...checkRepetition(entries),
    ...checkLanguages(entries, detect),
    ...checkContacts(entries),
    ...checkReach(entries),
    ...checkProvinces(entries),
  ];
}
