import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MapPoint } from './points.ts';

/** Asks the browser where the visitor is, when told to; the answer is shown and not kept. */
export function LocateButton({ onFound }: { onFound: (me: MapPoint) => void }) {
  const t = useTranslations('openMap');
  const [state, setState] = useState<'idle' | 'locating' | 'found' | 'denied' | 'unknown'>('idle');

  function locate(): void {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setState('found');
        onFound({ id: 'me', kind: 'me', title: t('me'), longitude, latitude });
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  }

  return (
    <div className="map-locate">
      <button type="button" onClick={locate} disabled={state === 'locating'}>
        {t('locate')}
      </button>
      <p role="status">
        {state === 'locating' && t('locating')}
        {state === 'found' && t('located')}
        {state === 'denied' && t('denied')}
        {state === 'unknown' && t('unknown')}
      </p>
    </div>
  );
}
