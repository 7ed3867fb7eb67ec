import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { LANGUAGES, LOCALES, type Locale } from '../../../domain/locale.ts';
import type { EntryProblem } from '../../../domain/studio/entryApi.ts';
import { changesBetween } from '../../../domain/studio/entryChanges.ts';
import { withLocaleFrom } from '../../../domain/studio/translations.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Select } from '../../components/Select.tsx';
import { useAction } from '../../components/useAction.ts';
import { ApiError } from '../../data/client.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Autosave } from './autosave.ts';
import { ChangeList } from './ChangeList.tsx';
import { Conflicts } from './Conflicts.tsx';
import { CorrectionChoice } from './CorrectionChoice.tsx';
import { useEditor, useEditorState, useProblemMessage } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { checkEntry, publish, saveAll, showProblems } from './entryActions.ts';
import { focusField } from './focusField.ts';
import { usePathLabel } from './usePathLabel.ts';

interface Props {
  autosave: Autosave;
  onClose(): void;
}

/** Saves, shows what changes on the website and what prevents it, and publishes. */
export function PublishDialog({ autosave, onClose }: Props) {
  const t = useTranslations('editor');
  const { kind, store, rights } = useEditor();
  const label = usePathLabel();
  const { run, busy, problem } = useAction();
  const [found, setFound] = useState<EntryProblem[]>();
  const [isMeanwhile, setMeanwhile] = useState(false);
  const conflicts = useEditorState((state) => state.conflicts);
  const version = useEditorState((state) => state.version);
  const published = useEditorState((state) => state.published);
  const saved = useEditorState((state) => state.saved);
  const message = useProblemMessage();
  const [chosen, setChosen] = useState<Locale>();
  const [isCorrection, setCorrection] = useState(false);
  const changesIn = (one: Locale) =>
    published ? changesBetween(published, withLocaleFrom(kind, published, saved, one)) : [];
  const locales = LOCALES.filter(
    (one) => (rights === 'edit' || one !== 'en') && changesIn(one).length > 0,
  );
  const locale = chosen ?? (rights === 'edit' ? undefined : locales[0]);
  const isAllowed = rights === 'edit' || locale !== undefined;
  const concerns = ({ path }: EntryProblem) => !locale || path.at(-1) === locale;
  const errors = found?.filter((one) => one.level === 'error' && concerns(one)) ?? [];
  const warnings = found?.filter((one) => one.level === 'warning' && concerns(one)) ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    void run(async () => {
      await saveAll(autosave, store).catch((error) => {
        // The dialog asks for them.
        if (!(error instanceof ApiError && error.code === 'TWO_VERSIONS')) throw error;
      });
      const problems = await checkEntry(store);
      showProblems(store, problems);
      setFound(problems);
    });
  }, []);

  async function confirm(): Promise<void> {
    try {
      // A version that was chosen in a conflict.
      await saveAll(autosave, store);
      const result = await publish(store, { locale, ...(isCorrection && { isCorrection }) });
      if (result === 'published') return onClose();
      setMeanwhile(result === 'stale');
      setFound(await checkEntry(store));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'INVALID')) throw error;
      const problems = error.body.problems as EntryProblem[];
      showProblems(store, problems);
      setFound(problems);
    }
  }
  const list = (problems: readonly EntryProblem[]) => (
    <ul className={styles.problems}>
      {problems.map((one) => (
        <li key={`${one.path.join('.')} ${one.message}`}>
          <button
            type="button"
            className={styles.problem}
            onClick={() => {
              // The dialog gives the focus back to what had it before.
              flushSync(onClose);
              focusField(one.path);
            }}
          >
            {label(one.path)}
          </button>
          {t('reason', { reason: message(one) })}
        </li>
      ))}
    </ul>
  );
  return (
    <Dialog title={t('publishTitle')} isWide onClose={onClose}>
      {problem && <Notice kind="error">{problem}</Notice>}
      {!found && !problem && <Loading />}
      {found && !isAllowed && conflicts.length === 0 && <p>{t('noTranslation')}</p>}
      {isMeanwhile && <Notice kind="status">{t('publishedMeanwhile')}</Notice>}
      {found && conflicts.length > 0 && (
        <>
          <p>{t('publishConflict')}</p>
          <Conflicts />
        </>
      )}
      {found && isAllowed && version === 0 && <p>{t('nothingLeft')}</p>}
      {found && isAllowed && version > 0 && conflicts.length === 0 && (
        <>
          {locales.length > 0 && (
            <Select
              label={t('publishWhat')}
              value={locale ?? ''}
              onChange={({ target }) => setChosen((target.value || undefined) as Locale)}
            >
              {rights === 'edit' && <option value="">{t('publishAll')}</option>}
              {locales.map((one) => (
                <option key={one} value={one}>
                  {LANGUAGES[one].name}
                </option>
              ))}
            </Select>
          )}
          {errors.length > 0 && (
            <Notice kind="error">
              <p>{t('errors')}</p>
              {list(errors)}
            </Notice>
          )}
          {warnings.length > 0 && (
            <details>
              <summary>{t('warnings', { count: warnings.length })}</summary>
              {list(warnings)}
            </details>
          )}
          {published ? (
            <ChangeList
              before={published}
              after={locale ? withLocaleFrom(kind, published, saved, locale) : saved}
            />
          ) : (
            <p>{t('publishNew')}</p>
          )}
          {rights === 'edit' && (
            <CorrectionChoice locale={locale} isChosen={isCorrection} onChoose={setCorrection} />
          )}
          <Button autoFocus busy={busy || errors.length > 0} onClick={() => void run(confirm)}>
            {t('publishNow')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
