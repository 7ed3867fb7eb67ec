import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../domain/content/fieldTree.ts';
import { KIND_NAMES } from '../../../domain/content/kinds.ts';
import { sectionsOf } from './fieldSections.ts';

describe('the sections of the editor', () => {
  it.each(KIND_NAMES)('have every field of %s once', (kind) => {
    const shown = sectionsOf(kind).flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(shown.toSorted()).toEqual(
      fieldsOf(kind)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('begin with the title, and have the contact before the texts', () => {
    const [basics, contact] = sectionsOf('places');
    expect(basics?.fields[0]?.name).toBe('title');
    expect(contact?.fields[0]?.name).toBe('contact');
  });
});
