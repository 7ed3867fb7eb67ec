import { useState } from 'react';
import { Button, ButtonGroup } from '../../components/Button.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';

interface Point {
  longitude: number;
  latitude: number;
}

interface Props {
  /** Called with the position, which stays in the browser. */
  onFound: (point: Point) => void;
  /** What is announced once the position is known. */
  found: string | undefined;
}

/** Codes of `GeolocationPositionError`; the rest means that the device finds no position. */
const DENIED = 1;
const TIMEOUT = 3;

/** Reads the visitor's position, and says why if it cannot be read. */
export function LocateMe({ onFound, found }: Props) {
  const t = useTranslations('visiting');
  const [state, setState] = useState<
    'idle' | 'locating' | 'found' | 'denied' | 'timeout' | 'unavailable'
  >('idle');

  function locate(): void {
    // Exists in secure contexts only.
    if (!('geolocation' in navigator)) {
      setState('unavailable');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setState('found');
        onFound({ longitude, latitude });
      },
      ({ code }) =>
        setState(code === DENIED ? 'denied' : code === TIMEOUT ? 'timeout' : 'unavailable'),
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
      <p className="needs-script">{t('private')}</p>
      <p role="status">
        {(state === 'denied' || state === 'timeout' || state === 'unavailable') && t(state)}
        {state === 'found' && found}
      </p>
    </>
  );
}
