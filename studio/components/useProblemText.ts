import { ApiError } from '../data/client.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import type problems from '../messages/en/problems.json';

/** Names of the browser's own errors about passkeys. */
const BROWSER_ERRORS: Record<string, 'PASSKEY_CANCELLED' | 'PASSKEY_EXISTS'> = {
  NotAllowedError: 'PASSKEY_CANCELLED',
  AbortError: 'PASSKEY_CANCELLED',
  InvalidStateError: 'PASSKEY_EXISTS',
};

/** Gives the text for an error: that of the problem's code, otherwise what the server says. */
export function useProblemText(): (error: unknown) => string {
  const t = useTranslations('problems');
  return (error) => {
    if (!(error instanceof ApiError)) {
      const { name } = Object(error) as { name?: string };
      return t(BROWSER_ERRORS[name ?? ''] ?? 'UNEXPECTED');
    }
    if (error.code === 'TOO_MANY_ATTEMPTS') {
      const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
      return t('TOO_MANY_ATTEMPTS', { minutes });
    }
    if (error.status === 503) return t('UNAVAILABLE');
    if (error.status === 400 && error.field === 'email') return t('EMAIL');
    if (!t.has(error.code as keyof typeof problems)) return error.message;
    return t(error.code as 'SIGNED_OUT');
  };
}
