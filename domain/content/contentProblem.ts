/** What is wrong with an entry: a reason with its values, and its wording in English for the command line. */
import type { Kind } from './kinds.ts';

export interface ContentProblem {
  kind: string;
  id: string;
  field: string;
  /** In English. */
  reason: string;
}

type Values = Readonly<Record<string, string | number>>;

/** The English wording of each reason. The Studio has a message for each in its languages. */
const REASONS = {
  referenceMissing: ({ target }) => `names ${target}, which does not exist`,
  outsideRegion: () => 'lies outside the region',
  dayWithoutStop: ({ day }) => `has no stop on day ${day}`,
  pictureNotInPlaces: ({ place }) => `show ${place}, which is not in places`,
  pictureTwice: ({ place }) => `show ${place} twice`,
  notTranslated: ({ locales }) => `has no text in ${locales}`,
  withoutEnglish: () => 'waits for its English text, and is not on the website',
  missing: () => 'is missing',
  categoryCount: () => 'must name exactly one category or service',
  sourceNoAddress: ({ source }) => `names ${source}, which is no address`,
  length: ({ size, unit, least, most }) =>
    `has ${size} ${unit}, should have ${least === most ? least : `${least} to ${most}`}`,
  contactWithoutSource: ({ value }) => `gives ${value}, but the entry names no source for it`,
  phoneWithoutYear: () => 'is missing: a phone number needs the year of its source',
  oldHours: ({ year }) => `are as of ${year}: hours from before 2021 are approximate`,
  givenWithoutSource: () => 'is given, but the entry names no source for it',
  newerThanCheck: ({ date, checkedOn }) => `is ${date}, but the entry was checked on ${checkedOn}`,
  dealWithoutTerms: () => 'is missing: a deal says how long it applies',
  dealWithoutPrice: () => 'is missing: a deal has a price, or is free',
  dealWithoutAddress: () => 'name no address at which the deal can be checked',
  onlyForDeals: () => 'is only for deals',
  cityWithoutPage: ({ city }) => `names ${city}, which has no page`,
  notShownByCity: () => 'name nothing that the page of a destination shows',
  noTagWithPage: () => 'name none that has a page',
  onlyForSights: () => 'is for sights, not for services',
  serviceOnly: () => 'must name the service only',
  wrongStatement: ({ correction, sentence }) => `${correction}: “${sentence}”`,
  missingStatement: ({ statement }) => `does not say that ${statement}`,
  aprilOnly: () => 'must name April only: so it was in 2024, 2025 and 2026',
  neighbourInKhenifra: () => 'must be true, without a province: it is in Khénifra',
} satisfies Record<string, (values: Values) => string>;

export type ReasonCode = keyof typeof REASONS;

export const REASON_CODES = Object.keys(REASONS) as ReasonCode[];

/** A problem whose reason others can word, too. */
export interface CodedProblem extends ContentProblem {
  code: ReasonCode;
  values: Values;
}

/** A field and what is wrong with it. */
export type Finding = readonly [field: string, code: ReasonCode, values?: Values];

/** Makes the problem of an entry from what was found. */
export const toProblem =
  ({ kind, data }: { kind: Kind; data: { _id: string } }) =>
  ([field, code, values = {}]: Finding): CodedProblem => ({
    kind,
    id: data._id,
    field,
    code,
    values,
    reason: (REASONS[code] as (values: Values) => string)(values),
  });
