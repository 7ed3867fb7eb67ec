import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useTimeZone } from 'use-intl';
import type { MapWords } from './mapWords.ts';
import { recallMessages } from './messages.ts';
import type { ScreenWords } from './screenWords.ts';

interface Props {
  /** What the screen's loader has brought, or what came with a part that is loaded when wanted. */
  words: ScreenWords[keyof ScreenWords] | MapWords;
  children: ReactNode;
}

/** Gives a screen texts of its own beside those of every screen. */
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
