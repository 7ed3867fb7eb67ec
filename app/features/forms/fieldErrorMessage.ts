import type { FieldErrorCode } from '../../../domain/forms/submissionResult.ts';
import type { TranslateGroup } from '../../../domain/messages.ts';

/** The message for a field error: that of the field, if there is one, else that of the error code. */
export function fieldErrorMessage(
  t: TranslateGroup<'forms'>,
  name: string,
  code: FieldErrorCode,
): string {
  const own = `own.${name}.${code}` as 'own.cities.choose';
  return t.has(own) ? t(own) : t(`problem.${code}`);
}
