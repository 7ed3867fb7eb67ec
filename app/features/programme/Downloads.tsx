import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { retryMessage } from '../planner/saveTourFile.ts';
import * as styles from './Downloads.module.css';

const OTHER_FORMATS = ['ics', 'gpx', 'kml', 'txt'] as const;

interface Props {
  texts: Record<
    'download' | 'making' | 'done' | 'failed' | 'others' | (typeof OTHER_FORMATS)[number],
    string
  >;
  /** The address of an exported file, before and after its extension. */
  files: readonly [before: string, after: string];
}

type State = 'waiting' | 'making' | 'done' | { reason: string | undefined };

/** Section 2: the download of tour.pdf, which starts automatically, and links to the other formats. */
export function Downloads({ texts, files: [before, after] }: Props) {
  const [state, setState] = useState<State>('waiting');
  const address = `${before}.pdf${after}`;

  const download = useCallback(async () => {
    setState('making');
    try {
      const response = await fetch(address);
      if (!response.ok) return setState({ reason: await retryMessage(response) });
      save(await response.blob());
      setState('done');
    } catch {
      setState({ reason: undefined });
    }
  }, [address]);

  useEffect(() => {
    if (isFirstVisit(address)) void download();
  }, [address, download]);

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    if (state !== 'making') void download();
  }

  return (
    <div className={styles.root}>
      <ButtonLink href={address} download="tour.pdf" onClick={handleClick}>
        {texts.download}
      </ButtonLink>
      <p role={typeof state === 'object' ? 'alert' : 'status'} className={styles.status}>
        {typeof state === 'object'
          ? (state.reason ?? texts.failed)
          : state !== 'waiting' && texts[state]}
      </p>
      <p>{texts.others}</p>
      <ul>
        {OTHER_FORMATS.map((format) => (
          <li key={format}>
            <a href={`${before}.${format}${after}`} download={`tour.${format}`}>
              {texts[format]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Whether this entry of the browser's history is shown for the first time: after going back, or after
 * the browser restores a session, the file has been downloaded already.
 */
function isFirstVisit(address: string): boolean {
  const state = Object(history.state) as { programme?: unknown };
  if (state.programme === address) return false;
  history.replaceState({ ...state, programme: address }, '');
  return true;
}

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'tour.pdf';
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
