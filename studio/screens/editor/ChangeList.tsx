import { changesBetween } from '../../../domain/studio/entryChanges.ts';
import { type EntryData, type FieldPath, valueAt } from '../../../domain/studio/fieldPath.ts';
import { diffValues } from '../../../domain/studio/valueDiff.ts';
import { DiffText } from './DiffText.tsx';
import * as styles from './EntryForm.module.css';
import { usePathLabel } from './usePathLabel.ts';
import { WeekChanges } from './WeekChanges.tsx';

interface Props {
  before: EntryData;
  after: EntryData;
}

/** The fields in which two versions differ, with what was removed from them and added to them. */
export function ChangeList({ before, after }: Props) {
  const label = usePathLabel();
  const changes = changesBetween(before, after);
  const weeks = new Map(
    changes.flatMap(({ path }) => {
      const week = weekAround(path);
      return week ? [[week.join('.'), week] as const] : [];
    }),
  );
  return (
    <dl className={styles.changes}>
      {[...weeks.values()].map((path) => (
        <div key={path.join('.')} className={styles.change}>
          <dt>{label(path)}</dt>
          <dd>
            <WeekChanges before={valueAt(before, path)} after={valueAt(after, path)} />
          </dd>
        </div>
      ))}
      {changes
        .filter(({ path }) => !weekAround(path))
        .map(({ path, from, to }) => (
          <div key={path.join('.')} className={styles.change}>
            <dt>{label(path)}</dt>
            <dd>
              <DiffText diff={diffValues(from, to)} path={path} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The week of opening hours to which a field belongs: its rules say little, its days do. */
function weekAround(path: FieldPath): FieldPath | undefined {
  const index = path.indexOf('week');
  return path[0] === 'openingHours' && index > 0 ? path.slice(0, index + 1) : undefined;
}
