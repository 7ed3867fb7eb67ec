import type { Entry } from '../kinds.ts';
import type { ContentProblem } from '../validateContent.ts';
import { checkCategories, checkComplete } from './complete.ts';
import { checkContacts } from './contacts.ts';
import { checkLanguages, type DetectLanguage } from './languages.ts';
import { checkLengths } from './lengths.ts';
import { checkProvinces } from './provinces.ts';
import { checkReach } from './reach.ts';
import { checkRepetition } from './repetition.ts';

/** All editorial rules for the content of this repository. */
export function checkAllRules(entries: readonly Entry[], detect: DetectLanguage): ContentProblem[] {
  return [
    ...checkCategories(entries),
    ...checkComplete(entries),
    ...checkLengths(entries),
    ...checkRepetition(entries),
    ...checkLanguages(entries, detect),
    ...checkContacts(entries),
    ...checkReach(entries),
    ...checkProvinces(entries),
  ];
}
