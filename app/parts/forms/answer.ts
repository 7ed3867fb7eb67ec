import { data, redirect } from 'react-router';
import type { FormKind, Problems, Refusal } from '../../../domain/forms/outcome.ts';
import { NONCE, TOKEN } from '../../../domain/forms/outcome.ts';
import { type LoaderContext, siteContext } from '../../site.ts';

/** What was typed: a text, or several where a field can be chosen more than once. */
export type Values = Record<string, string | string[]>;

/** What an action tells its page when a form was not taken. */
export interface FormAnswer {
  problems: Problems;
  /** All that was typed, so that nothing is lost without scripts either. */
  values: Values;
  /** `network`: the server was not reached at all. */
  refused?: { why: Refusal | 'network'; wait: number; bits?: number };
}

/**
 * The action of a page with a form: gives the fields to the server, which judges them. The same with
 * and without scripts.
 *
 * @param onward where a form that was taken leads, by its reference
 */
export async function answerForm(
  request: Request,
  context: LoaderContext,
  kind: FormKind,
  onward: (reference: string) => string,
) {
  const values = valuesOf(await request.formData());
  const { desk } = context.get(siteContext);
  if (!desk) throw new Error('Forms are sent to actions.');
  const outcome = await desk.take(kind, values);
  // 303: the browser asks for the next page, and going back sends nothing twice.
  if (outcome.is === 'taken') throw redirect(onward(outcome.reference ?? ''), 303);
  // A solved puzzle is solved for one form.
  const { [TOKEN]: _token, [NONCE]: _nonce, ...typed } = values;
  if (outcome.is === 'wrong') {
    const { problems } = outcome;
    return data<FormAnswer>({ problems, values: typed }, { status: 400 });
  }
  const { is: _, ...refused } = outcome;
  return data<FormAnswer>({ problems: {}, values: typed, refused }, { status: 429 });
}

export function valuesOf(form: FormData): Values {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name).map(String);
      return [name, all.length === 1 ? (all[0] ?? '') : all];
    }),
  );
}
