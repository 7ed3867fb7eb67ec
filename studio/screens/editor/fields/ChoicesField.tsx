import { canChange, type FieldProps, useEditor, useField, useLabels } from '../EditorContext.ts';
import { FieldFrame } from './FieldFrame.tsx';
import * as styles from './fields.module.css';

type Option = string | number;

/** The choices of a list of which each is there or not: days of the week, months, countries. */
export function choicesOf({
  item,
  max,
}: FieldProps<'list'>['field']): readonly Option[] | undefined {
  if (item.type === 'enum') return item.options;
  const isMonths = item.type === 'number' && item.min === 1 && item.max === 12;
  return isMonths && max === undefined
    ? Array.from({ length: 12 }, (_, month) => month + 1)
    : undefined;
}

interface Props extends FieldProps<'list'> {
  options: readonly Option[];
}

/** A list as checkboxes; it is stored in the order of the choices. */
export function ChoicesField({ field, options, path, names }: Props) {
  const [value = [], set] = useField<Option[]>(path);
  const { option } = useLabels();
  const isFixed = !canChange(useEditor());
  const toggle = (one: Option, isOn: boolean) => {
    const chosen = options.filter((other) => (other === one ? isOn : value.includes(other)));
    // Days of hours that are every day are absent.
    set(chosen.length === 0 && field.min > 0 && !field.required ? undefined : chosen);
  };
  return (
    <FieldFrame path={path} names={names} required={field.required} isGroup>
      <div className={styles.choices}>
        {options.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={value.includes(one)}
              disabled={isFixed}
              onChange={(event) => toggle(one, event.target.checked)}
            />
            {option(names, String(one))}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
