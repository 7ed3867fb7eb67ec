import { useState } from 'react';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './LocateButton.module.css';
import type { MapPoint } from './points.ts';

/** Shows the visitor's position on the map. The position is not stored. */
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
    <div className={styles.root}>
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
