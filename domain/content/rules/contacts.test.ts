import { describe, expect, it } from 'vitest';
import { entryOf, placeEntry } from '../testEntries.ts';
import { checkContacts } from './contacts.ts';

const hotel = (fields: object) => placeEntry('hotel', 'fes', fields);
const address = { city: 'fes' };

describe('checkContacts', () => {
  it.each([
    ['contact.phone', { contact: { address, phone: '+212 535 62 34 60' } }],
    ['contact.email', { contact: { address, email: 'desk@example.org' } }],
    ['tip.en', { tip: { en: 'Ring +212 535 62 34 60 before noon.' } }],
    ['tip.en', { tip: { en: 'Ring 05 35 62 34 60 before noon.' } }],
    ['tip.en', { tip: { en: 'Write to desk@example.org first.' } }],
  ])('requires a source for %s', (field, fields) => {
    const found = (sources: string[]) =>
      checkContacts([hotel({ ...fields, sources })]).map((problem) => problem.field);
    expect(found([])).toEqual([field]);
    expect(found(['general knowledge'])).toEqual([field]);
    expect(found(['general knowledge', 'https://example.org'])).toEqual([]);
  });

  it('requires a source for an emergency number', () => {
    const number = { _id: 'police', title: { en: 'Police' }, number: '19' };
    expect(checkContacts([entryOf('emergency', number)])).toHaveLength(1);
  });

  it('does not mistake years, heights and figures for phone numbers', () => {
    const tip = { en: 'Built 1672–1727 at 1,250 m for 4,236,892 people; 1250 2019.' };
    expect(checkContacts([hotel({ tip })])).toEqual([]);
  });
});
