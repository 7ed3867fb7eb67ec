import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { posterAddress } from '../../../data/illustrations.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import {
  canChange,
  type FieldProps,
  fieldId,
  useEditor,
  useEditorState,
  useField,
  useLabels,
} from '../EditorContext.ts';
import { FieldFrame } from './FieldFrame.tsx';
import * as styles from './fields.module.css';
import { Fields } from './ObjectField.tsx';

const IllustrationDialog = lazy(() =>
  import('./IllustrationDialog.tsx').then((module) => ({ default: module.IllustrationDialog })),
);

interface PosterValue {
  scene?: string;
  motif?: string;
}

/** The illustration: the picture as the website draws it, a choice of scenes, light, season and detail. */
export function PosterField({ field, path, names }: FieldProps<'object'>) {
  const t = useTranslations('editor');
  const { label } = useLabels();
  const [value, set] = useField<PosterValue>(path);
  const id = useEditorState((state) => state.id);
  const tags = useEditorState(({ data }) => data.tags);
  const [isOpen, setOpen] = useState(false);
  const isFixed = !canChange(useEditor());
  // The button goes away with the illustration.
  const remove = () => {
    document.getElementById(fieldId(path))?.focus();
    set(undefined);
  };
  const seed = { id, tags: Array.isArray(tags) ? tags.map(String) : [] };
  return (
    <FieldFrame path={path} names={names} required={field.required} isGroup>
      <div className={styles.poster}>
        <img src={posterAddress(value, seed)} alt={t('posterPreview')} width={400} height={300} />
        <div className={styles.posterTools}>
          {!value && <p className="side-note">{t('posterByTags')}</p>}
          {!isFixed && (
            <Button quiet className={styles.add} onClick={() => setOpen(true)}>
              {t('chooseIllustration')}
            </Button>
          )}
          {value && !isFixed && (
            <Button quiet className={styles.add} onClick={remove}>
              {t('removeField', { field: label(names) })}
            </Button>
          )}
          {value && (
            <div className={styles.object}>
              <Fields
                fields={field.fields.filter(({ name }) => name !== 'scene' && name !== 'motif')}
                path={path}
                names={names}
              />
            </div>
          )}
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <IllustrationDialog
            value={value}
            seed={seed}
            onChoose={({ scene, motif }) => {
              const { motif: _, frame: __, ...rest } = { frame: undefined, ...value };
              set({ ...rest, scene, ...(motif && { motif }) });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
