/** The sections of the editor's page: what is changed most often is first. */
import { type Field, fieldsOf } from '../../../domain/content/fieldTree.ts';
import type { Kind } from '../../../domain/content/kinds.ts';

const names = (text: string) => text.split(' ');

/** Top-level fields of all kinds, in the order of the page. A field that is not named is among the texts. */
const SECTIONS = {
  basics: names(
    'title name caption slug kind group number isMain need countries days theme tags summary ' +
      'closed isDeal offer',
  ),
  contact: names('contact social city place seat province coordinates neighbour access area'),
  visit: names(
    'openingHours closedOn marketDays dates usualMonths movable since duration bestTime months ' +
      'admission price priceLevel entry booking accessibility stops totalKm',
  ),
  texts: [],
  pictures: names('media poster'),
  record: names('arabicTitle aliases sought sources checkedOn evidence order sample'),
} as const satisfies Record<string, readonly string[]>;

export type SectionName = keyof typeof SECTIONS;

export interface Section {
  name: SectionName;
  fields: readonly Field[];
}

/** The sections of a kind that have fields, each with its fields in order. */
export function sectionsOf(kind: Kind): Section[] {
  const fields = fieldsOf(kind);
  const named = new Set<string>(Object.values(SECTIONS).flat());
  const sections = Object.entries(SECTIONS).map(([name, order]: [string, readonly string[]]) => ({
    name: name as SectionName,
    fields:
      name === 'texts'
        ? fields.filter((field) => !named.has(field.name))
        : order.flatMap((one) => fields.find((field) => field.name === one) ?? []),
  }));
  return sections.filter((section) => section.fields.length > 0);
}

export const sectionId = (name: SectionName) => `section-${name}`;
