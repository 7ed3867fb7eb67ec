import type { ContentProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import { checkCategories, checkComplete, checkTranslated } from './complete.ts';
import { checkContacts } from './contacts.ts';
import { checkCorrections } from './corrections.ts';
import { checkDated } from './dated.ts';
import { checkDeals } from './deals.ts';
import { checkLanguages, type DetectLanguage } from './languages.ts';
import { checkLengths } from './lengths.ts';
import { checkPictures } from './pictures.ts';
import { checkProvinces } from './provinces.ts';
import { checkReach } from './reach.ts';
import { checkRepetition } from './repetition.ts';
import { checkServices } from './services.ts';
import { checkVisas } from './visas.ts';

/** All editorial rules for the content of this repository. */
export function checkAllRules(entries: readonly Entry[], detect: DetectLanguage): ContentProblem[] {
  return [
    ...checkCategories(entries),
    ...checkTranslated(entries),
    ...checkComplete(entries),
    ...checkLengths(entries),
    ...checkRepetition(entries),
    ...checkLanguages(entries, detect),
    ...checkContacts(entries),
    ...checkDated(entries),
    ...checkDeals(entries),
    ...checkPictures(entries),
    ...checkReach(entries),
    ...checkServices(entries),
    ...checkProvinces(entries),
    ...checkVisas(entries),
    ...checkCorrections(entries),
  ];
}
