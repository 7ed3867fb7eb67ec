import type { ReactNode } from 'react';
import {
  fieldId,
  hintId,
  problemId,
  useEditorState,
  useLabels,
  useProblem,
  useProblemMessage,
} from '../EditorContext.ts';
import * as styles from './fields.module.css';

interface Props {
  path: string;
  names: readonly string[];
  required: boolean;
  /** Whether there are several controls: the group has the id of the field, otherwise its one control. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A field with its label, hint and problem. */
export function FieldFrame({ path, names, required, isGroup = false, children }: Props) {
  const { label } = useLabels();
  const note = useHint(path, names);
  const isRequired = useEditorState((state) => state.required.has(path));
  const position = isElement(path) && Number(path.split('.').at(-1)) + 1;
  const text = position ? (
    `${label(names)} ${position}`
  ) : (
    <>
      {label(names)}
      {(required || isRequired) && <span aria-hidden="true"> *</span>}
    </>
  );
  const labelLook = position ? 'visually-hidden' : styles.label;
  return (
    <div
      className={`${styles.field} ${isGroup ? styles.wide : ''}`}
      {...(isGroup && {
        role: 'group',
        id: fieldId(path),
        tabIndex: -1,
        'aria-labelledby': `label:${path}`,
        'aria-describedby': note ? `${hintId(path)} ${problemId(path)}` : problemId(path),
      })}
    >
      {isGroup ? (
        <p className={labelLook} id={`label:${path}`}>
          {text}
        </p>
      ) : (
        <label className={labelLook} id={`label:${path}`} htmlFor={fieldId(path)}>
          {text}
        </label>
      )}
      {children}
      <Hint path={path} names={names} />
      <ProblemText path={path} />
    </div>
  );
}

/** Whether a field is an element of a list: the list has the visible label. */
export const isElement = (path: string) => /\.\d+$/.test(path);

/** The hint of a field. An element of a list has none: that of the list is enough. */
function useHint(path: string, names: readonly string[]): string | undefined {
  const { hint } = useLabels();
  return isElement(path) ? undefined : hint(names);
}

export function Hint({ path, names }: Pick<Props, 'path' | 'names'>) {
  const note = useHint(path, names);
  return (
    note && (
      <p className={styles.hint} id={hintId(path)}>
        {note}
      </p>
    )
  );
}

/** What is wrong with a field; empty while nothing is. */
export function ProblemText({ path }: { path: string }) {
  const problem = useProblem(path);
  const message = useProblemMessage();
  return (
    <p className={styles.problem} id={problemId(path)}>
      {problem && message(problem)}
    </p>
  );
}

/**
 * Properties of the control of a field: its id, its hint and its problem.
 *
 * @param names where the hint is the control's, not that of a group around it
 */
export function useControl(path: string, names: readonly string[] = []) {
  const problem = useProblem(path);
  const hint = useHint(path, names);
  const described = [hint && hintId(path), problem && problemId(path)].filter(Boolean);
  return {
    id: fieldId(path),
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
  } as const;
}
