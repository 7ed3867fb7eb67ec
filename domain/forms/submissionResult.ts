/** Results of submissions, shared by server and pages. */

/** Kinds of forms. Each has a schema in the file of its name. */
export const FORM_KINDS = ['contact', 'newsletter', 'quote'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Error codes of fields. Their messages are in the namespace `forms`, under `problem`. */
export const FIELD_ERROR_CODES = [
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
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** Errors by field name. */
export type FieldErrors = Record<string, FieldErrorCode>;

/**
 * Why a valid form is rejected: `tooFast` for a person, `tooMany` from this address, `work`: a
 * proof of work is required, `unavailable`: nothing can be stored at the moment.
 */
export type Rejection = 'tooFast' | 'tooMany' | 'work' | 'unavailable';

export type SubmissionResult =
  | { status: 'accepted'; reference?: string }
  | { status: 'invalid'; problems: FieldErrors }
  /** `retryAfter` in seconds; `bits` is the difficulty of the proof of work. */
  | { status: 'rejected'; reason: Rejection; retryAfter: number; bits?: number };

/** Hidden field that only bots fill in. */
export const HONEYPOT_FIELD = 'website';

/** Hidden field of the footer's form. A page that receives it renders the answer in its footer. */
export const FOOTER_FORM = 'footer-form';
/** Signed time of the first input. */
export const TOKEN_FIELD = 'token';
/** Solution of the proof of work for the token. */
export const NONCE_FIELD = 'nonce';

/** Shortest time in ms that a person needs from the first input to submitting. */
export const MIN_FILL_TIME = 3000;
