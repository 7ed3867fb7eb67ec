import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Kind } from '../../../../domain/content/kinds.ts';
import { referencesQuery } from '../../../data/entry.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { canChange, type FieldProps, useEditor, useField } from '../EditorContext.ts';
import { EntryCombobox } from './EntryCombobox.tsx';
import { FieldFrame, useControl } from './FieldFrame.tsx';
import * as styles from './fields.module.css';

/**
 * Another entry: shown by its title, found by typing a part of it. It is removed where the text is emptied
 * and the field left; Escape brings it back.
 */
export function ReferenceField({ field, path, names }: FieldProps<'reference'>) {
  const t = useTranslations('editor');
  const [value = '', set] = useField<string>(path);
  const title = useReferenceTitle(field.kind, value);
  const control = useControl(path, names);
  const isFixed = !canChange(useEditor());
  return (
    <FieldFrame path={path} names={names} required={field.required}>
      <div className={styles.reference}>
        <EntryCombobox
          kind={field.kind}
          control={control}
          title={title}
          isFixed={isFixed}
          onChoose={set}
        />
        {value && <Link to={`/entries/${field.kind}/${value}`}>{t('open')}</Link>}
      </div>
    </FieldFrame>
  );
}

/** The title of an entry; its id until it is known. */
function useReferenceTitle(kind: Kind, id: string): string {
  const { data } = useQuery({ ...referencesQuery(kind, id), enabled: id !== '' });
  return data?.find((entry) => entry.id === id)?.title ?? id;
}
