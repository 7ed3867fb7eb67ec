import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Download.module.css';
import type { CopyView } from './documents.ts';
import { type Progress, prepare } from './prepare.ts';

interface Props {
  href: string;
  /** Whether the file exists already; otherwise it is made first, with a progress message. */
  ready: boolean;
  lang?: string;
  children: ReactNode;
}

/** A link to a document. With scripts it shows the progress while the document is made. */
export function Download({ href, ready, lang, children }: Props) {
  const t = useTranslations('documents');
  const [state, setState] = useState<Progress | { kind: 'failed' | 'done' } | undefined>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function press(event: MouseEvent): Promise<void> {
    // External and existing files are plain links.
    if (ready || state?.kind === 'done' || !href.startsWith('/')) return;
    event.preventDefault();
    if (state?.kind === 'begun' || state?.kind === 'making') return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setState({ kind: 'begun' });
    try {
      const result = await prepare(href, setState, signal);
      setState(result);
      if (result.kind === 'done') save(href);
    } catch {
      if (!signal.aborted) setState({ kind: 'failed' });
    }
  }

  return (
    <>
      <ButtonLink
        href={href}
        quiet={lang !== undefined}
        lang={lang}
        hrefLang={lang}
        // The server sends the file name.
        download={href.startsWith('/') ? '' : undefined}
        onClick={(event) => void press(event)}
      >
        {children}
      </ButtonLink>
      <span
        className={styles.status}
        role={state?.kind === 'failed' || state?.kind === 'busy' ? 'alert' : 'status'}
      >
        {state && message(state)}
      </span>
    </>
  );

  function message(progress: NonNullable<typeof state>): string {
    if (progress.kind === 'making') return t('making', { share: progress.share });
    if (progress.kind === 'busy') return t('busy', { minutes: progress.minutes });
    return t(progress.kind);
  }
}

/** A download button for each copy of a document, labelled with its language. */
export function LanguageButtons({ copies, label }: { copies: CopyView[]; label: string }) {
  return (
    <ul className={styles.languages} aria-labelledby={label}>
      {copies.map(({ language, name, href, generatedOn }) => (
        <li key={language}>
          <Download href={href} ready={generatedOn !== 'later'} lang={language}>
            {name}
          </Download>
        </li>
      ))}
    </ul>
  );
}

function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
