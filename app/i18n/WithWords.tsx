import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useTimeZone } from 'use-intl';
import { recallMessages } from './messages.ts';
import type { PlanWords } from './planWords.ts';

interface Props {
  /** What the screen's loader has brought. */
  words: PlanWords;
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
