import { createContext, type ReactNode, useMemo } from 'react';
import { DEFAULT_LOCALE, type Locale } from '../../domain/locale.ts';
import type { MessageTree } from '../../domain/translate.ts';
import { shellMessages } from './messages.ts';

interface Props {
  locale: Locale;
  /** Messages beside the shell's, by namespace: what loaders or `loadMessages` returned. */
  messages: readonly (object | undefined)[];
  children: ReactNode;
}

/** The page's language, and the messages that its components look up. */
export const MessagesContext = createContext<{ locale: Locale; messages: MessageTree }>({
  locale: DEFAULT_LOCALE,
  messages: {},
});

/** Gives components their messages: the root around each page, and what is loaded after the page. */
export function MessagesProvider({ locale, messages, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number at every rendering
  const value = useMemo(
    () => ({ locale, messages: Object.assign({}, shellMessages(locale), ...messages) }),
    [locale, ...messages],
  );
  return <MessagesContext value={value}>{children}</MessagesContext>;
}
