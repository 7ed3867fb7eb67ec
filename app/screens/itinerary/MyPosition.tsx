import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { labelOf } from '../../../domain/plan/startingPoint.ts';

interface Props {
  /** Told of the position as an address writes it, and of how it is called. */
  onPosition: (id: string, title: string) => void;
}

/** Asks the browser where the visitor is, when the visitor asks for it. */
export function MyPosition({ onPosition }: Props) {
  const t = useTranslations('plan');
  const [state, setState] = useState<'idle' | 'locating' | 'denied' | 'found'>('idle');

  function locate(): void {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('found');
        onPosition(labelOf({ latitude, longitude }), t('myPosition'));
      },
      () => setState('denied'),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  }

  return (
    <div className="my-position needs-script">
      <button type="button" className="link-button" onClick={locate}>
        {t(state === 'locating' ? 'locating' : 'useMyPosition')}
      </button>
      <span role="status">{state === 'denied' && t('positionDenied')}</span>
    </div>
  );
}
