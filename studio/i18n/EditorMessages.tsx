import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { Loading } from '../components/Loading.tsx';
import { useLoadedMessages } from './useLoadedMessages.ts';

const LOAD = {
  en: () => import('../messages/editorEn.ts'),
  fr: () => import('../messages/editorFr.ts'),
};

/** Gives the editor its texts beside those of all screens, in the language that the member chose. */
export function EditorMessages({ children }: { children: ReactNode }) {
  const shared = useMessages();
  const regional = useLocale();
  const own = useLoadedMessages<object>(LOAD);
  if (!own) return <Loading />;
  return (
    <IntlProvider locale={regional} messages={{ ...shared, ...own.messages }}>
      {children}
    </IntlProvider>
  );
}
