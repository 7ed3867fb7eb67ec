import type { FieldChange } from '../../../domain/studio/fieldPath.ts';
import { diffValues } from '../../../domain/studio/valueDiff.ts';
import { DiffText } from './DiffText.tsx';
import * as styles from './EntryForm.module.css';
import { usePathLabel } from './usePathLabel.ts';

/** Fields with what was removed from them and added to them. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  const label = usePathLabel();
  return (
    <dl className={styles.changes}>
      {changes.map(({ path, from, to }) => (
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
