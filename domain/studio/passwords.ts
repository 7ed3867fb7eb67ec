/** The rule for passwords of the Studio: long, and not the obvious ones. A second factor is required too. */

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordProblem = 'too-short' | 'too-long' | 'too-simple';

/**
 * Checks a new password.
 *
 * @param known the person's name and address: a password made of them is too simple
 */
export function passwordProblem(
  password: string,
  known: readonly string[] = [],
): PasswordProblem | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'too-short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too-long';
  const text = password.toLowerCase();
  if (new Set(text).size < 5) return 'too-simple';
  const parts = known.flatMap((word) => word.toLowerCase().split(/[@\s]+/)).filter(Boolean);
  return parts.some((part) => part.length >= 4 && text.replaceAll(part, '').length < 6)
    ? 'too-simple'
    : undefined;
}
