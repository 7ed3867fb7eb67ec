import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGES, LOCALES, type Locale } from '../../../domain/locale.ts';
import type { Preview } from '../../../domain/studio/entryApi.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Select } from '../../components/Select.tsx';
import { api } from '../../data/client.ts';
import { entryPath } from '../../data/entry.ts';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Autosave } from './autosave.ts';
import { useColumns } from './columns.ts';
import { useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { saveAll } from './entryActions.ts';

interface Props {
  autosave: Autosave;
  onClose(): void;
}

/** Saves, and makes the address at which the public page shows the draft. */
export function PreviewDialog({ autosave, onClose }: Props) {
  const t = useTranslations('editor');
  const { moment } = useDates();
  const { kind } = useEditor();
  const id = useEditorState((state) => state.id);
  const [locale, setLocale] = useState<Locale>(useColumns(({ source }) => source));
  const { data, error, refetch } = useQuery({
    queryKey: ['preview', kind, id, locale],
    queryFn: async () => {
      await saveAll(autosave);
      return (await api.post<{ data: Preview }>(`${entryPath(kind, id)}/preview`, { locale })).data;
    },
    gcTime: 0,
  });
  return (
    <Dialog title={t('preview')} onClose={onClose}>
      <Select
        label={t('previewLanguage')}
        value={locale}
        onChange={({ target }) => setLocale(target.value as Locale)}
      >
        {LOCALES.map((one) => (
          <option key={one} value={one}>
            {LANGUAGES[one].name}
          </option>
        ))}
      </Select>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <p className={styles.links}>
            <a href={data.url} target="_blank" rel="noreferrer">
              {t('openPreview')}
            </a>
            <CopyButton text={data.url} label={t('copyPreview')} />
          </p>
          <p className="side-note">{t('previewText', { when: moment(data.expires) })}</p>
        </>
      )}
    </Dialog>
  );
}
