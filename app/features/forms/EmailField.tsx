import { LIMITS } from '../../../domain/forms/limits.ts';
import { FormField } from './FormField.tsx';

/** The visitor's email address, which each form requires. */
export function EmailField() {
  return (
    <FormField name="email" type="email" required autoComplete="email" maxLength={LIMITS.email} />
  );
}
