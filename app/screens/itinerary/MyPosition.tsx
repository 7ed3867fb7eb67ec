import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { labelOf, readPoint } from '../../../domain/plan/startingPoint.ts';

interface Props {
  /** Told of the position as an address writes it, and of how it is called. */
  onPosition: (id: string, title: string) => void;
}

/** Asks the browser where the visitor is, when the visitor asks for it. */
export function MyPosition({ onPosition }: Props) {
  const t = useTranslations('plan');
  const [state, setState] = useState<'idle' | 'locating' | 'denied' | 'unknown' | 'far' | 'found'>(
    'idle',
  );

  function locate(): void {
    const { geolocation } = navigator;
    setState(geolocation ? 'locating' : 'denied');
    // Pages that were not fetched safely have none.
    geolocation?.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const id = labelOf({ latitude, longitude });
        // Most plans are made at home: no journey here can start there.
        if (!readPoint(id)) return setState('far');
        setState('found');
        onPosition(id, t('myPosition'));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  }

  return (
    <div className="my-position needs-script">
      <button type="button" className="link-button" onClick={locate}>
        {t(state === 'locating' ? 'locating' : 'useMyPosition')}
      </button>
      <span role="status">
        {state === 'denied' && t('positionDenied')}
        {state === 'unknown' && t('positionUnknown')}
        {state === 'far' && t('positionFar')}
      </span>
    </div>
  );
}
