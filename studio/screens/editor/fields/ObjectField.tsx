import type { Field } from '../../../../domain/content/fieldTree.ts';
import { Button } from '../../../components/Button.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { canChange, type FieldProps, useEditor, useField, useLabels } from '../EditorContext.ts';
import { AnyField } from './AnyField.tsx';
import { emptyValue } from './emptyValue.ts';
import { FieldFrame, isElement } from './FieldFrame.tsx';
import * as styles from './fields.module.css';

/** Fields that belong together. One that the entry may lack is added and removed as a whole. */
export function ObjectField({ field, path, names }: FieldProps<'object'>) {
  const t = useTranslations('editor');
  const { label } = useLabels();
  const [value, set] = useField<object>(path);
  const isFixed = !canChange(useEditor());
  const isOpen = field.required || value !== undefined;
  return (
    <FieldFrame path={path} names={names} required={field.required} isGroup>
      {isOpen && (
        <div className={`${styles.object} ${isElement(path) ? '' : styles.nested}`}>
          <Fields fields={field.fields} path={path} names={names} />
        </div>
      )}
      {!field.required && !isElement(path) && !isFixed && (
        <Button
          quiet
          className={styles.add}
          onClick={() => set(isOpen ? undefined : emptyValue(field))}
        >
          {isOpen
            ? t('removeField', { field: label(names) })
            : t('addField', { field: label(names) })}
        </Button>
      )}
    </FieldFrame>
  );
}

interface FieldsProps {
  fields: readonly Field[];
  path: string;
  names: readonly string[];
}

export const Fields = ({ fields, path, names }: FieldsProps) =>
  fields.map((field) => (
    <AnyField
      key={field.name}
      field={field}
      path={path ? `${path}.${field.name}` : field.name}
      names={[...names, field.name]}
    />
  ));
