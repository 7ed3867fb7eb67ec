import { type MouseEvent, useCallback, useEffect, useState } from 'react';

const OTHERS = ['ics', 'gpx', 'kml', 'txt'] as const;

interface Props {
  words: Record<
    'download' | 'making' | 'done' | 'failed' | 'others' | (typeof OTHERS)[number],
    string
  >;
  /** The address of a form of the programme, before and after the form's name. */
  files: readonly [before: string, after: string];
}

type State = 'waiting' | 'making' | 'done' | 'failed';

/** Section 2: the download of tour.pdf, which starts by itself; beside it the other forms. */
export function Downloads({ words, files: [before, after] }: Props) {
  const [state, setState] = useState<State>('waiting');
  const address = `${before}.pdf${after}`;

  const download = useCallback(async () => {
    setState('making');
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(String(response.status));
      save(await response.blob());
      setState('done');
    } catch {
      setState('failed');
    }
  }, [address]);

  useEffect(() => {
    if (firstTimeHere(address)) void download();
  }, [address, download]);

  function press(event: MouseEvent) {
    event.preventDefault();
    if (state !== 'making') void download();
  }

  return (
    <div className="programme-downloads">
      <a href={address} download="tour.pdf" className="button" onClick={press}>
        {words.download}
      </a>
      <p role={state === 'failed' ? 'alert' : 'status'} className="programme-state">
        {state !== 'waiting' && words[state]}
      </p>
      <p>{words.others}</p>
      <ul>
        {OTHERS.map((form) => (
          <li key={form}>
            <a href={`${before}.${form}${after}`} download={`tour.${form}`}>
              {words[form]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Whether the download has yet to begin at this point of the browser's history: who goes back to the
 * page, or opens the browser again, has the file already.
 */
function firstTimeHere(address: string): boolean {
  const state: unknown = history.state;
  const kept = Object(state) as { programme?: unknown };
  if (kept.programme === address) return false;
  history.replaceState({ ...kept, programme: address }, '');
  return true;
}

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'tour.pdf';
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
