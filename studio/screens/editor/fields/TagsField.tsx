import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { choicesQuery } from '../../../data/entries.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import {
  canChange,
  type FieldProps,
  fieldId,
  problemId,
  useEditor,
  useField,
  useLabels,
  useProblem,
} from '../EditorContext.ts';
import { EntryCombobox } from './EntryCombobox.tsx';
import { FieldFrame, ProblemText } from './FieldFrame.tsx';
import * as styles from './fields.module.css';

/** Tags: those that are chosen, and a search for others. */
export function TagsField({ field, path, names }: FieldProps<'list'>) {
  const t = useTranslations('editor');
  const { label } = useLabels();
  const [value = [], set] = useField<string[]>(path);
  const root = useRef<HTMLDivElement>(null);
  const { data: tags = [] } = useQuery(choicesQuery('tags'));
  const isFixed = !canChange(useEditor());
  const titleOf = (id: string) => tags.find((tag) => tag.id === id)?.title ?? id;
  function remove(id: string): void {
    set(value.filter((one) => one !== id));
    root.current?.querySelector('input')?.focus();
  }
  return (
    <FieldFrame path={path} names={names} required={field.required} isGroup>
      {value.length > 0 && (
        <ul className={styles.chips}>
          {value.map((id, index) => (
            <Tag
              key={id}
              title={titleOf(id)}
              path={`${path}.${index}`}
              onRemove={isFixed ? undefined : () => remove(id)}
            />
          ))}
        </ul>
      )}
      {!isFixed && (
        <div ref={root} className={`${styles.reference} ${styles.addTag}`}>
          <EntryCombobox
            kind="tags"
            control={{ 'aria-label': t('addItem', { field: label(names) }) }}
            title=""
            exclude={value}
            isFixed={isFixed}
            onChoose={(id) => id && set([...value, id])}
          />
        </div>
      )}
    </FieldFrame>
  );
}

interface TagProps {
  title: string;
  /** Of the element of the list. */
  path: string;
  onRemove: (() => void) | undefined;
}

function Tag({ title, path, onRemove }: TagProps) {
  const t = useTranslations('editor');
  const isWrong = useProblem(path) !== undefined;
  return (
    <li id={fieldId(path)} tabIndex={-1}>
      <span className={`${styles.chip} ${isWrong ? styles.wrong : ''}`}>
        {title}
        {onRemove && (
          <button
            type="button"
            aria-label={t('removeField', { field: title })}
            aria-describedby={isWrong ? problemId(path) : undefined}
            onClick={onRemove}
          >
            <span aria-hidden="true">✕</span>
          </button>
        )}
      </span>
      <ProblemText path={path} />
    </li>
  );
}
