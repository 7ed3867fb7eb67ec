import { ERRORS, type ErrorCode } from '../../domain/errors.ts';
import { showToast } from '../components/toasts/toast.ts';
import { pageLocale, translator } from '../i18n/messages.ts';
import { parseBody } from './parseBody.ts';

/**
 * Shows the toast of a failed request where the error catalogue requires it (section 8), in the
 * page's language.
 *
 * @param body the response body, as object or text
 */
export function reportError(code: ErrorCode, body?: unknown): void {
  const { data, cause, shown } = ERRORS[code];
  const serverMessage = messageIn(body);
  if (shown === 'console') {
    console.error(`${code}: ${data}, ${cause}`, serverMessage ?? '');
    return;
  }
  const t = translator(pageLocale());
  const parts = [t('notices.failure', { code })];
  if (shown === 'longText') parts.push(t('notices.working'));
  if (shown === 'serverMessage' && serverMessage) parts.push(serverMessage);
  void showToast({ type: 'error', message: parts.join('. ') });
}

/** The server's message: `message`, or `detail` of a problem (RFC 9457). */
function messageIn(body: unknown): string | undefined {
  const { message, detail } = typeof body === 'string' ? parseBody(body) : Object(body);
  const text = message ?? detail;
  return typeof text === 'string' ? text : undefined;
}
