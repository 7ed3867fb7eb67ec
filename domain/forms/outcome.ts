/** What becomes of a form: shared by the server, which judges, and the pages, which tell it. */

/** The forms of this site; each has a schema in the file of its name. */
export const FORM_KINDS = ['contact', 'newsletter', 'quote'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** What can be wrong with a field; `messages/forms` has the words, under `problem`. */
export const PROBLEM_CODES = [
  'required',
  'choose',
  'consent',
  'email',
  'tooLong',
  'number',
  'date',
  'past',
  'order',
  'unknown',
  'trap',
  'wrong',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What is wrong, by the name of the field. */
export type Problems = Record<string, ProblemCode>;

/**
 * Why a form without mistakes is not taken now: `tooFast` for a person, `tooMany` from this address,
 * or `work`: so many that the browser must first solve a puzzle.
 */
export type Refusal = 'tooFast' | 'tooMany' | 'work';

export type Outcome =
  | { is: 'taken'; reference?: string }
  | { is: 'wrong'; problems: Problems }
  /** `wait` in seconds; `bits` is how hard the puzzle is. */
  | { is: 'refused'; why: Refusal; wait: number; bits?: number };

/** The hidden field that only machines fill in. */
export const TRAP = 'website';
/** When the visitor began to write, signed by the server. */
export const TOKEN = 'token';
/** The solution of the puzzle that the token is. */
export const NONCE = 'nonce';

/** How long a person takes at least, from the first touch of a form to sending it: ms. */
export const MIN_TIME = 3000;
