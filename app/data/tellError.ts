import { ERRORS, type ErrorCode } from '../../domain/errors.ts';
import { pageLocale } from '../i18n/messages.ts';
import { translator } from '../i18n/translator.ts';
import { showToast } from './toast.ts';

/** Tells of a failed call where the error catalogue says (section 8), in the page's language. */
export function tellError(code: ErrorCode, serverMessage?: string): void {
  const { data, cause, told } = ERRORS[code];
  if (told === 'console') {
    console.error(`${code}: ${data}, ${cause}`, serverMessage ?? '');
    return;
  }
  const t = translator(pageLocale());
  const parts = [t('notices.failure', { code })];
  if (told === 'longText') parts.push(t('notices.working'));
  if (told === 'serverMessage' && serverMessage) parts.push(serverMessage);
  void showToast({ type: 'error', message: parts.join('. ') });
}
