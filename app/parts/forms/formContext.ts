import { createContext } from 'react';
import type { Problems } from '../../../domain/forms/outcome.ts';
import type { Values } from './answer.ts';

/** What the fields of a form know of it. */
export const FormContext = createContext<{ id: string; problems: Problems; values: Values }>({
  id: 'form',
  problems: {},
  values: {},
});

export const fieldId = (form: string, name: string) => `${form}-${name}`;
