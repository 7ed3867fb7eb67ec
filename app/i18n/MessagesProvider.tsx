import { type ReactNode, useMemo } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from '../../domain/locale.ts';
import { shellMessages } from './messages.ts';

interface Props {
  locale: Locale;
  /** Messages beside the shell's, by namespace: what loaders or `loadMessages` returned. */
  messages: readonly (object | undefined)[];
  children: ReactNode;
}

/** Gives components their messages: the root around each page, and what is loaded after the page. */
export function MessagesProvider({ locale, messages, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number at every rendering
  const all = useMemo(
    () => Object.assign({}, shellMessages(locale), ...messages),
    [locale, ...messages],
  );
  return (
    <IntlProvider locale={locale} messages={all} timeZone="Africa/Casablanca">
      {children}
    </IntlProvider>
  );
}
