import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

describe('detectLanguage', () => {
  it.each([
    ['en', 'Storks nest on the columns of the old temple.'],
    ['fr', 'Des cigognes nichent sur les colonnes du temple.'],
    ['es', 'Las cigüeñas anidan en las columnas del templo.'],
    ['de', 'Auf den Säulen des alten Tempels nisten Störche.'],
    [undefined, 'طيور اللقلق فوق أعمدة المعبد القديم'],
  ])('returns %s for “%s”', (language, text) => expect(detectLanguage(text)).toBe(language));
});
