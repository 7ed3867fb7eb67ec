import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { MIN_TIME, NONCE, type Problems, TOKEN } from '../../../domain/forms/outcome.ts';
import type { FormAnswer } from './answer.ts';
import { problemsIn } from './check.ts';
import { solve } from './puzzle.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function fetchToken(): Promise<string> {
  const response = await fetch('/api/forms/token', { cache: 'no-store' });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** Looks for what is wrong; `notYet` where nothing is, but there is more to fill in. */
export type Check = (form: HTMLFormElement) => Problems | 'notYet' | Promise<Problems | 'notYet'>;

/**
 * What scripts add to a form that works without them: mistakes are told before it is sent, the time
 * of writing is vouched for, and a puzzle is solved where the server asks for one.
 */
export function useSending(answer: FormAnswer | undefined, check: Check = problemsIn) {
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<Promise<string>>(undefined);
  const begun = useRef(0);
  const submit = useSubmit();
  const navigation = useNavigation();
  const [found, setFound] = useState<Problems>();
  const [working, setWorking] = useState(false);
  const problems = found ?? answer?.problems ?? {};

  const begin = () => {
    if (token.current) return;
    // Without a network the form is sent without a token, or fails by itself.
    token.current = fetchToken().catch(() => '');
    // The server counts from when it made the token: on a slow network later than it was asked for.
    void token.current.then(() => {
      begun.current = performance.now();
    });
  };

  const send = async (nonce = '') => {
    begin();
    const vouched = (await token.current) ?? '';
    await pause(begun.current + MIN_TIME + 300 - performance.now());
    if (!form.current) return;
    const fields = new FormData(form.current);
    if (vouched) fields.set(TOKEN, vouched);
    if (nonce) fields.set(NONCE, nonce);
    const sent = new URLSearchParams(fields as unknown as Record<string, string>);
    await submit(sent, { method: 'post', action: form.current.getAttribute('action') ?? '.' });
  };

  const onSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working || navigation.state !== 'idle') return;
    const wrong = await check(event.currentTarget);
    setFound(wrong === 'notYet' ? {} : wrong);
    if (wrong === 'notYet' || Object.keys(wrong).length > 0) return;
    setWorking(true);
    void send().finally(() => setWorking(false));
  };

  const work = async (bits: number) => {
    setWorking(true);
    token.current = undefined;
    begin();
    const fresh = (await token.current) as unknown as string;
    if (fresh) await send(await solve(fresh, bits));
    setWorking(false);
  };
  const workAt = useRef(work);
  workAt.current = work;
  const worked = useRef(false);

  // What the server says of a form stands until the visitor sends it again.
  useEffect(() => {
    if (!answer) return;
    setFound(undefined);
    const { refused } = answer;
    if (refused?.why !== 'work' || !refused.bits) worked.current = false;
    else if (!worked.current) {
      worked.current = true;
      void workAt.current(refused.bits);
    }
  }, [answer]);

  // By eye, keyboard and screen reader one is led to the first field that is wrong.
  useEffect(() => {
    const [first] = Object.keys(problems);
    if (first) focusField(form.current, first);
  }, [problems]);

  return { form, begin, onSubmit, problems, working: working || navigation.state === 'submitting' };
}

/** The first field of a name in a form gets the focus. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  const first = field instanceof RadioNodeList ? field[0] : field;
  if (first instanceof HTMLElement) first.focus();
}
