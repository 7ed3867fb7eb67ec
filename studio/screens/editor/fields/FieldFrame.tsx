import type { ReactNode } from 'react';
import { fieldId, problemId, useLabels, useProblem, useProblemMessage } from '../EditorContext.ts';
import * as styles from './fields.module.css';

interface Props {
  path: string;
  names: readonly string[];
  required: boolean;
  /** Whether the label stands for one control, whose id is that of the field. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A field with its label, hint and problem. */
export function FieldFrame({ path, names, required, isGroup = false, children }: Props) {
  const { label, hint } = useLabels();
  const position = isElement(path) && Number(path.split('.').at(-1)) + 1;
  const text = position ? (
    `${label(names)} ${position}`
  ) : (
    <>
      {label(names)}
      {required && <span aria-hidden="true"> *</span>}
    </>
  );
  const labelLook = position ? 'visually-hidden' : styles.label;
  const note = position ? undefined : hint(names);
  return (
    <div
      className={`${styles.field} ${isGroup ? styles.wide : ''}`}
      {...(isGroup && {
        role: 'group',
        id: fieldId(path),
        tabIndex: -1,
        'aria-labelledby': `label:${path}`,
        'aria-describedby': problemId(path),
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
      {note && <p className={styles.hint}>{note}</p>}
      <ProblemText path={path} />
    </div>
  );
}

/** Whether a field is an element of a list: the list has the visible label. */
export const isElement = (path: string) => /\.\d+$/.test(path);

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

/** Properties of the control of a field: its id, and its problem. */
export function useControl(path: string) {
  const problem = useProblem(path);
  return {
    id: fieldId(path),
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? problemId(path) : undefined,
  } as const;
}
