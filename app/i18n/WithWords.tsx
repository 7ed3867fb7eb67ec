import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useTimeZone } from 'use-intl';
import { recallMessages } from './messages.ts';
import type { PartWords } from './partWords.ts';

interface Props {
  /** What came with a part that is loaded when it is wanted. */
  words: PartWords[keyof PartWords];
  children: ReactNode;
}

/** Gives a part of a screen texts of its own beside those of every screen. */
export function WithWords({ words, children }: Props) {
  const locale = useLocale();
  return (
    <IntlProvider
      locale={locale}
      timeZone={useTimeZone()}
      messages={{ ...recallMessages(locale), ...words }}
    >
      {children}
    </IntlProvider>
  );
}
