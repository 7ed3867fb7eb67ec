import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { isLocale, type Locale } from '../../../domain/locale.ts';
import type { PresentMember } from '../../../domain/studio/entryApi.ts';
import { PRESENCE_INTERVAL } from '../../../domain/studio/entryRequests.ts';
import { api } from '../../data/client.ts';
import { entryPath } from '../../data/entry.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useEditor, useEditorState } from './EditorContext.ts';

/** Who else has the entry open, and in which language they write; nothing while nobody has. */
export function Presence({ present }: { present: PresentMember[] }) {
  const t = useTranslations('editor');
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const { kind } = useEditor();
  const id = useEditorState((state) => state.id);
  const address = `${entryPath(kind, id)}/presence`;
  const locale = useFocusedLocale();
  const { data: others } = useQuery({
    queryKey: ['presence', kind, id, locale],
    queryFn: async () => (await api.put<{ data: PresentMember[] }>(address, { locale })).data,
    placeholderData: (before) => before ?? present,
    refetchInterval: PRESENCE_INTERVAL,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    return () => void api.delete(address).catch(() => undefined);
  }, [address]);
  return (
    <div role="status">
      {others?.map((other) => (
        <p key={other.id} className="side-note">
          {other.locale
            ? t('writes', { name: other.name, language: names.of(other.locale) ?? other.locale })
            : t('reads', { name: other.name })}
        </p>
      ))}
    </div>
  );
}

/** The language of the text that has the focus. */
function useFocusedLocale(): Locale | null {
  const [locale, setLocale] = useState<Locale | null>(null);
  useEffect(() => {
    const onFocus = () => {
      const focused = document.activeElement;
      const lang = focused instanceof HTMLTextAreaElement ? focused.lang : '';
      setLocale(isLocale(lang) ? lang : null);
    };
    onFocus();
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);
  return locale;
}
