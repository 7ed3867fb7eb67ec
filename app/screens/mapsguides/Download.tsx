import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Progress, prepare } from './prepare.ts';

interface Props {
  href: string;
  /** Whether it is there already: else it is made first, and that is told. */
  ready: boolean;
  lang?: string;
  children: ReactNode;
}

/** A link to a document. Without scripts it waits until the document is made; with them it tells. */
export function Download({ href, ready, lang, children }: Props) {
  const t = useTranslations('documents');
  const [state, setState] = useState<Progress | { kind: 'failed' | 'done' } | undefined>();
  const gone = useRef<AbortController>(undefined);
  useEffect(() => () => gone.current?.abort(), []);

  async function press(event: MouseEvent): Promise<void> {
    // A link to another address, or of what is there, needs no help.
    if (ready || state?.kind === 'done' || !href.startsWith('/')) return;
    event.preventDefault();
    if (state?.kind === 'begun' || state?.kind === 'making') return;
    gone.current = new AbortController();
    const { signal } = gone.current;
    setState({ kind: 'begun' });
    try {
      const end = await prepare(href, setState, signal);
      setState(end);
      if (end.kind === 'done') save(href);
    } catch {
      if (!signal.aborted) setState({ kind: 'failed' });
    }
  }

  return (
    <>
      <a
        href={href}
        className={lang ? undefined : 'button'}
        lang={lang}
        hrefLang={lang}
        // The server says what the file is called.
        download={href.startsWith('/') ? '' : undefined}
        onClick={(event) => void press(event)}
      >
        {children}
      </a>
      <span
        className="edition-state"
        role={state?.kind === 'failed' || state?.kind === 'busy' ? 'alert' : 'status'}
      >
        {state && words(state)}
      </span>
    </>
  );

  function words(progress: NonNullable<typeof state>): string {
    if (progress.kind === 'making') return t('making', { share: progress.share });
    if (progress.kind === 'busy') return t('busy', { minutes: progress.minutes });
    return t(progress.kind);
  }
}

function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
