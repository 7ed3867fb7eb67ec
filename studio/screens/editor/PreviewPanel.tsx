import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LANGUAGES, LOCALES, type Locale } from '../../../domain/locale.ts';
import type { Preview } from '../../../domain/studio/entryApi.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Select } from '../../components/Select.tsx';
import { useProblemText } from '../../components/useProblemText.ts';
import { ApiError, api } from '../../data/client.ts';
import { entryPath } from '../../data/entry.ts';
import { useStudioLocale } from '../../i18n/locales.ts';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Autosave } from './autosave.ts';
import { useEditor, useEditorState } from './EditorContext.ts';
import * as fields from './fields/fields.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';
import * as styles from './PreviewPanel.module.css';

/** In CSS pixels. */
const WIDTHS = { previewPhone: 390, previewTablet: 768, previewDesk: 1280 } as const;

interface Props {
  autosave: Autosave;
  onClose(): void;
}

/** The public page with the draft, again after each save, and the address that shows it to others. */
export function PreviewPanel({ autosave, onClose }: Props) {
  const t = useTranslations('editor');
  const { moment } = useDates();
  const problemText = useProblemText();
  const { kind } = useEditor();
  const id = useEditorState((state) => state.id);
  const version = useEditorState((state) => state.version);
  const [locale, setLocale] = useState<Locale>(useStudioLocale(({ locale: own }) => own));
  const [width, setWidth] = useState<number>(WIDTHS.previewPhone);
  const root = useRef<HTMLElement>(null);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    void autosave.flush().finally(() => setSaved(true));
  }, [autosave]);
  const { data, error } = useQuery({
    queryKey: ['preview', kind, id, locale, version],
    queryFn: async () =>
      (await api.post<{ data: Preview }>(`${entryPath(kind, id)}/preview`, { locale })).data,
    enabled: isSaved,
    retry: false,
    gcTime: 0,
  });
  // The last page stays while the next one is on its way, and where the draft cannot be shown.
  const [shown, setShown] = useState<Preview>();
  if (data && data !== shown) setShown(data);
  useEffect(() => {
    // Below the form on small screens.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isInvalid = error instanceof ApiError && error.code === 'INVALID';
  return (
    <section ref={root} className={styles.root} aria-label={t('preview')}>
      <div className={styles.tools}>
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
        <Select
          label={t('previewWidth')}
          value={width}
          onChange={({ target }) => setWidth(Number(target.value))}
        >
          {(['previewPhone', 'previewTablet', 'previewDesk'] as const).map((name) => (
            <option key={name} value={WIDTHS[name]}>
              {`${t(name)} (${WIDTHS[name]} px)`}
            </option>
          ))}
        </Select>
        <button
          type="button"
          className={fields.tool}
          aria-label={t('closePreview')}
          title={t('closePreview')}
          onClick={onClose}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {error && <Notice kind="status">{isInvalid ? t('previewOld') : problemText(error)}</Notice>}
      {!shown && !error && <Loading />}
      {shown && (
        <>
          <PreviewFrame address={shown.url} width={width} title={t('previewFrame')} />
          <p className={styles.links}>
            <a href={shown.url} target="_blank" rel="noreferrer">
              {t('openPreview')}
            </a>
            <CopyButton text={shown.url} label={t('copyPreview')} />
          </p>
          <p className="side-note">{t('previewText', { when: moment(shown.expires) })}</p>
        </>
      )}
    </section>
  );
}
