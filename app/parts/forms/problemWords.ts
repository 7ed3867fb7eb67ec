import type { useTranslations } from 'use-intl';
import type { ProblemCode } from '../../../domain/forms/outcome.ts';

/** Says what is wrong with a field: in words of its own where it has some, else in those for all. */
export function problemWords(
  t: ReturnType<typeof useTranslations<'forms'>>,
  name: string,
  code: ProblemCode,
): string {
  const own = `own.${name}.${code}` as 'own.cities.choose';
  return t.has(own) ? t(own) : t(`problem.${code}`);
}
