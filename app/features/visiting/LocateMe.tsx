import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonGroup } from '../../components/Button.tsx';
import type { Card } from '../../components/card.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** Three decimals are about 100 m: precise enough for walking distances, not more than needed. */
const DECIMALS = 3;

interface Props {
  /** The id of the section with the results. */
  results: string;
  /** Number of places on the page. */
  count: number;
  /** The first place of the page. */
  nearest: Card | undefined;
}

/**
 * Reads the visitor's position and opens the page for it: scrolls to the results, moves the focus to
 * their heading and announces their number.
 */
export function LocateMe({ results, count, nearest }: Props) {
  const t = useTranslations('visiting');
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'locating' | 'found' | 'denied'>('idle');

  function locate(): void {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        const at = `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`;
        // The other filters stay unchanged.
        const query = new URLSearchParams(window.location.search);
        query.delete('city');
        query.set('at', at);
        await navigate(`?${query}`, { preventScrollReset: true, flushSync: true });
        setState('found');
        const heading = document.querySelector<HTMLElement>(`#${results} h2`);
        if (!heading) return;
        heading.tabIndex = -1;
        heading.scrollIntoView();
        heading.focus({ preventScroll: true });
      },
      () => setState('denied'),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  }

  return (
    <>
      <ButtonGroup className="needs-script">
        <Button onClick={locate} disabled={state === 'locating'}>
          {state === 'locating' ? t('locating') : t('locate')}
        </Button>
      </ButtonGroup>
      <p role="status">
        {state === 'denied' && t('denied')}
        {state === 'found' &&
          nearest &&
          t('found', { count, title: nearest.title.text, distance: nearest.fact ?? '' })}
      </p>
    </>
  );
}
