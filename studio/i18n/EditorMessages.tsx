import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { Loading } from '../components/Loading.tsx';
import { type StudioLocale, useStudioLocale } from './locales.ts';

const LOAD: Record<StudioLocale, () => Promise<{ default: object }>> = {
  en: () => import('../messages/editorEn.ts'),
  fr: () => import('../messages/editorFr.ts'),
};

/** Gives the editor its texts beside those of all screens, in the language that the member chose. */
export function EditorMessages({ children }: { children: ReactNode }) {
  const { locale } = useStudioLocale();
  const shared = useMessages();
  const [own, setOwn] = useState<{ locale: StudioLocale; messages: object }>();
  useEffect(() => {
    let isCurrent = true;
    void LOAD[locale]().then((file) => isCurrent && setOwn({ locale, messages: file.default }));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  const regional = useLocale();
  if (!own) return <Loading />;
  return (
    <IntlProvider locale={regional} messages={{ ...shared, ...own.messages }}>
      {children}
    </IntlProvider>
  );
}
