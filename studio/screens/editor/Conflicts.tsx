import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { valueAt } from '../../../domain/studio/fieldPath.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { type OpenConflict, resolveConflict } from './entryStore.ts';
import { focusField } from './focusField.ts';
import { usePathLabel } from './usePathLabel.ts';
import { ValueText } from './ValueText.tsx';

/** Fields that somebody else changed at the same time: both versions, of which one is chosen. */
export function Conflicts() {
  const { store } = useEditor();
  const conflicts = useEditorState((state) => state.conflicts);
  const root = useRef<HTMLDivElement>(null);
  function choose(conflict: OpenConflict, version: 'yours' | 'theirs'): void {
    flushSync(() => resolveConflict(store, conflict, version));
    const next = root.current?.querySelector('button');
    if (next) next.focus();
    else focusField(conflict.path);
  }
  if (conflicts.length === 0) return null;
  return (
    <div ref={root} className={styles.conflicts}>
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.path.join('.')}
          conflict={conflict}
          onChoose={(version) => choose(conflict, version)}
        />
      ))}
    </div>
  );
}

interface Props {
  conflict: OpenConflict;
  onChoose(version: 'yours' | 'theirs'): void;
}

function Conflict({ conflict, onChoose }: Props) {
  const t = useTranslations('editor');
  const label = usePathLabel();
  const mine = useEditorState(({ data }) => valueAt(data, conflict.path));
  return (
    <Notice kind="error">
      <p>
        {conflict.by
          ? t('conflictBy', { field: label(conflict.path), name: conflict.by })
          : t('conflict', { field: label(conflict.path) })}
      </p>
      <div className={styles.versions}>
        <div className={styles.version}>
          <p>
            <strong>{t('mine')}</strong>
          </p>
          <ValueText value={mine} path={conflict.path} />
          <Button onClick={() => onChoose('yours')}>{t('keepMine')}</Button>
        </div>
        <div className={styles.version}>
          <p>
            <strong>{conflict.by ?? t('theirs')}</strong>
          </p>
          <ValueText value={conflict.theirs} path={conflict.path} />
          <Button quiet onClick={() => onChoose('theirs')}>
            {t('takeTheirs')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
