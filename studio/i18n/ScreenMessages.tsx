import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { Loading } from '../components/Loading.tsx';
import { useLoadedMessages } from './useLoadedMessages.ts';

const LOAD = {
  editor: {
    en: () => import('../messages/editorEn.ts'),
    fr: () => import('../messages/editorFr.ts'),
  },
  list: {
    en: () => import('../messages/listEn.ts'),
    fr: () => import('../messages/listFr.ts'),
  },
};

interface Props {
  of: keyof typeof LOAD;
  children: ReactNode;
}

/** Gives a screen its texts beside those of all screens, in the language that the member chose. */
export function ScreenMessages({ of, children }: Props) {
  const shared = useMessages();
  const regional = useLocale();
  const own = useLoadedMessages<object>(LOAD[of]);
  if (!own) return <Loading />;
  return (
    <IntlProvider locale={regional} messages={{ ...shared, ...own.messages }}>
      {children}
    </IntlProvider>
  );
}
