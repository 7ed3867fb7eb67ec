import { createContext } from 'react';
import type { FieldErrors } from '../../../domain/forms/submissionResult.ts';
import type { FormValues } from './formResult.ts';

/** The form of a field: its id, the errors and the submitted values, by field name. */
export const FormContext = createContext<{ id: string; problems: FieldErrors; values: FormValues }>(
  {
    id: 'form',
    problems: {},
    values: {},
  },
);

export const fieldId = (form: string, name: string) => `${form}-${name}`;
