import { Button } from '../../../../components/Button.tsx';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import { canChange, type FieldProps, useEditor, useField, useLabels } from '../../EditorContext.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import * as styles from '../fields.module.css';
import { Fields } from '../ObjectField.tsx';
import { Exceptions } from './Exceptions.tsx';
import * as own from './hours.module.css';
import { Seasons } from './Seasons.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import { WeekPreview } from './WeekPreview.tsx';

/** The fields that have controls of their own here. */
const SHOWN = ['week', 'seasons', 'exceptions'];

/** Opening hours: the week by day, seasons, exceptions, and what a chosen week is like on the website. */
export function HoursField({ field, path, names }: FieldProps<'object'>) {
  const t = useTranslations('editor');
  const { label } = useLabels();
  const [value, set] = useField<object>(path);
  const isFixed = !canChange(useEditor());
  return (
    <FieldFrame path={path} names={names} required={field.required} isGroup>
      {value && (
        <div className={`${styles.nested} ${own.root}`}>
          <FieldFrame path={`${path}.week`} names={[...names, 'week']} required isGroup>
            <WeekGrid path={`${path}.week`} />
          </FieldFrame>
          <Seasons path={`${path}.seasons`} names={[...names, 'seasons']} />
          <Exceptions path={`${path}.exceptions`} names={[...names, 'exceptions']} />
          <div className={styles.object}>
            <Fields
              fields={field.fields.filter(({ name }) => !SHOWN.includes(name))}
              path={path}
              names={names}
            />
          </div>
          <WeekPreview path={path} />
        </div>
      )}
      {!isFixed && (
        <Button quiet className={styles.add} onClick={() => set(value ? undefined : { week: [] })}>
          {t(value ? 'removeField' : 'addField', { field: label(names) })}
        </Button>
      )}
    </FieldFrame>
  );
}
