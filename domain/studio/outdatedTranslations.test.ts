import { describe, expect, it } from 'vitest';
import { outdatedAfter } from './outdatedTranslations.ts';

const title = (en: string, fr: string, de?: string) => ({ title: { en, fr, ...(de && { de }) } });
const gate = title('Gate', 'Porte', 'Tor');
const frOfGate = { path: ['title', 'fr'], source: 'Gate' };
const deOfGate = { path: ['title', 'de'], source: 'Gate' };

describe('translations', () => {
  it('are current while their English text does not change', () => {
    expect(outdatedAfter('places', gate, { ...gate, order: 2 }, [])).toEqual([]);
    expect(outdatedAfter('places', {}, gate, [])).toEqual([]);
  });

  it('are outdated where only the English text changes', () => {
    const after = title('Great gate', 'Porte', 'Tor');
    expect(outdatedAfter('places', gate, after, [])).toEqual([frOfGate, deOfGate]);
  });

  it('are current where they change too, or are new', () => {
    const after = title('Great gate', 'Grande porte', 'Tor');
    expect(outdatedAfter('places', gate, after, [])).toEqual([deOfGate]);
    const more = { title: { ...after.title, es: 'Gran puerta' } };
    expect(outdatedAfter('places', gate, more, [])).toEqual([deOfGate]);
    expect(outdatedAfter('places', gate, { title: { en: 'Great gate' } }, [])).toEqual([]);
  });

  it('stay outdated until they change, and keep the text that they translate', () => {
    const great = title('Great gate', 'Porte', 'Tor');
    const greatest = title('Greatest gate', 'Porte', 'Tor');
    expect(outdatedAfter('places', great, great, [frOfGate])).toEqual([frOfGate]);
    expect(outdatedAfter('places', great, greatest, [frOfGate])).toEqual([
      frOfGate,
      { path: ['title', 'de'], source: 'Great gate' },
    ]);
    const translated = title('Great gate', 'Grande porte', 'Tor');
    expect(outdatedAfter('places', great, translated, [frOfGate])).toEqual([]);
  });

  it('are current again with the English text that they translate', () => {
    const great = title('Great gate', 'Porte', 'Tor');
    expect(outdatedAfter('places', great, gate, [frOfGate, deOfGate])).toEqual([]);
  });

  it('stay as they are with a correction of the English text', () => {
    const before = title('Graet gate', 'Porte', 'Tor');
    const after = title('Great gate', 'Porte', 'Tor');
    const correction = { isCorrection: true };
    expect(outdatedAfter('places', before, after, [frOfGate], correction)).toEqual([frOfGate]);
  });

  it('concern texts of the schema only', () => {
    const document = (en: string) => ({ files: { en, fr: 'guide-fr.pdf' } });
    expect(outdatedAfter('documents', document('a.pdf'), document('b.pdf'), [])).toEqual([]);
  });
});

describe('translations in lists', () => {
  const place = (...facts: [en: string, fr: string][]) => ({
    facts: facts.map(([en, fr]) => ({ en, fr })),
  });
  const before = place(['One', 'Un'], ['Two', 'Deux'], ['Free', 'Gratuit']);
  const outdated = (after: object, known: { path: string[]; source: string }[] = []) =>
    outdatedAfter('places', before, { ...after }, known);

  it('are found in elements that moved', () => {
    const removed = place(['Two and a half', 'Deux'], ['Free', 'Gratuit']);
    expect(outdated(removed)).toEqual([{ path: ['facts', '0', 'fr'], source: 'Two' }]);
    const moved = place(['Free', 'Gratuit'], ['One', 'Un'], ['Two', 'Deux']);
    expect(outdated(moved)).toEqual([]);
    const known = [{ path: ['facts', '1', 'fr'], source: 'Second' }];
    expect(outdated(moved, known)).toEqual([{ path: ['facts', '2', 'fr'], source: 'Second' }]);
  });

  it('are no former text of another element with the same words', () => {
    const added = place(['One', 'Un'], ['Free', 'Gratuit'], ['Without charge', 'Gratuit']);
    expect(outdated(added)).toEqual([]);
  });

  it('are found in lists of objects', () => {
    const article = (en: string) => ({
      sections: [{ heading: { en: 'A', de: 'A' }, text: { en, de: 'Text' } }],
    });
    expect(outdatedAfter('articles', article('Old'), article('New'), [])).toEqual([
      { path: ['sections', '0', 'text', 'de'], source: 'Old' },
    ]);
  });
});
