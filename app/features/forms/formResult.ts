import { data, redirect } from 'react-router';
import type { FieldErrors, FormKind, Rejection } from '../../../domain/forms/submissionResult.ts';
import { NONCE_FIELD, TOKEN_FIELD } from '../../../domain/forms/submissionResult.ts';
import { type LoaderContext, siteContext } from '../../lib/siteContext.ts';

/** The values by field name: a string, or several for a field with several values. */
export type FormValues = Record<string, string | string[]>;

/** Action data of a form that was not accepted. */
export interface FormResult {
  problems: FieldErrors;
  /** All submitted values, so that nothing is lost without scripts either. */
  values: FormValues;
  /** `network`: the server could not be reached. `retryAfter` in seconds. */
  rejected?: { reason: Rejection | 'network'; retryAfter: number; bits?: number };
}

/**
 * Action of a page with a form, with and without scripts. Redirects after an accepted submission.
 *
 * @param nextPath returns the path to redirect to, from the reference
 */
export async function formResult(
  request: Request,
  context: LoaderContext,
  kind: FormKind,
  nextPath: (reference: string) => string,
) {
  const values = formValues(await request.formData());
  const { submissions } = context.get(siteContext);
  if (!submissions) throw new Error('Forms are sent to actions.');
  const submission = await submissions.submit(kind, values);
  // 303 makes the browser GET the next page, so that going back does not submit again.
  if (submission.status === 'accepted') throw redirect(nextPath(submission.reference ?? ''), 303);
  // Token and proof of work are valid once.
  const { [TOKEN_FIELD]: _token, [NONCE_FIELD]: _nonce, ...submitted } = values;
  if (submission.status === 'invalid') {
    const { problems } = submission;
    return data<FormResult>({ problems, values: submitted }, { status: 400 });
  }
  const { status: _, ...rejected } = submission;
  const status = rejected.reason === 'unavailable' ? 503 : 429;
  const headers = { 'Retry-After': String(rejected.retryAfter) };
  return data<FormResult>({ problems: {}, values: submitted, rejected }, { status, headers });
}

export function formValues(form: FormData): FormValues {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name).map(String);
      return [name, all.length === 1 ? (all[0] ?? '') : all];
    }),
  );
}
