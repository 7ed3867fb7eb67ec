import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import {
  type FieldErrors,
  MIN_FILL_TIME,
  NONCE_FIELD,
  TOKEN_FIELD,
} from '../../../domain/forms/submissionResult.ts';
import type { FormResult } from './formResult.ts';
import { solveProofOfWork } from './proofOfWork.ts';
import * as styles from './VisitorForm.module.css';
import { validateInBrowser } from './validateInBrowser.ts';

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function fetchToken(): Promise<string> {
  const response = await fetch('/api/forms/token', { cache: 'no-store' });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** Validates the form; `notYet` if there are no errors, but the form has another step. */
export type ValidateForm = (
  form: HTMLFormElement,
) => FieldErrors | 'notYet' | Promise<FieldErrors | 'notYet'>;

/**
 * Enhances a form that works without scripts: validates before sending, adds a token that proves the
 * time of filling in, and solves a proof of work if the server requires one.
 */
export function useFormSubmission(
  result: FormResult | undefined,
  validate: ValidateForm = validateInBrowser,
) {
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<Promise<string>>(undefined);
  const startedAt = useRef(0);
  const submit = useSubmit();
  const navigation = useNavigation();
  const [errors, setErrors] = useState<FieldErrors>();
  const [working, setWorking] = useState(false);
  const problems = errors ?? result?.problems ?? {};

  const begin = () => {
    if (token.current) return;
    // If this fails, the form is sent without a token.
    token.current = fetchToken().catch(() => '');
    // The server measures from the creation of the token, which on a slow network is later than the request.
    void token.current.then(() => {
      startedAt.current = performance.now();
    });
  };

  const send = async (nonce = '') => {
    begin();
    const issued = (await token.current) ?? '';
    await sleep(startedAt.current + MIN_FILL_TIME + 300 - performance.now());
    if (!form.current) return;
    const fields = new FormData(form.current);
    if (issued) fields.set(TOKEN_FIELD, issued);
    if (nonce) fields.set(NONCE_FIELD, nonce);
    const body = new URLSearchParams(fields as unknown as Record<string, string>);
    await submit(body, { method: 'post', action: form.current.getAttribute('action') ?? '.' });
  };

  const onSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working || navigation.state !== 'idle') return;
    const found = await validate(event.currentTarget);
    setErrors(found === 'notYet' ? {} : found);
    if (found === 'notYet' || Object.keys(found).length > 0) return;
    setWorking(true);
    void send().finally(() => setWorking(false));
  };

  const solveAndSend = async (bits: number) => {
    setWorking(true);
    token.current = undefined;
    begin();
    const fresh = (await token.current) as unknown as string;
    if (fresh) await send(await solveProofOfWork(fresh, bits));
    setWorking(false);
  };
  const latestSolve = useRef(solveAndSend);
  latestSolve.current = solveAndSend;
  const isSolved = useRef(false);

  // The server's errors replace those of the browser until the next submission.
  useEffect(() => {
    if (!result) return;
    setErrors(undefined);
    const { rejected } = result;
    if (rejected?.reason !== 'work' || !rejected.bits) isSolved.current = false;
    else if (!isSolved.current) {
      isSolved.current = true;
      void latestSolve.current(rejected.bits);
    }
  }, [result]);

  // Scrolls to the errors, below the fixed header, and focuses them for keyboards and screen readers.
  const rejected = result?.rejected;
  useEffect(() => {
    if (Object.keys(problems).length === 0 && !rejected) return;
    const summary = form.current?.querySelector<HTMLElement>(`.${styles.summary}`);
    summary?.scrollIntoView();
    summary?.focus({ preventScroll: true });
  }, [problems, rejected]);

  return { form, begin, onSubmit, problems, working: working || navigation.state === 'submitting' };
}

/** Focuses the first field with this name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  const first = field instanceof RadioNodeList ? field[0] : field;
  if (first instanceof HTMLElement) first.focus();
}
