import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

/** Three decimals are about a hundred metres: enough to walk by, and no more than is needed. */
const DECIMALS = 3;

/** Asks the browser where the visitor is, and shows the page for that point. */
export function LocateMe() {
  const t = useTranslations('visiting');
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'locating' | 'denied'>('idle');

  function locate(): void {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        const at = `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`;
        // What they look for stays as it is.
        const query = new URLSearchParams(window.location.search);
        query.delete('city');
        query.set('at', at);
        void navigate(`?${query}`, { preventScrollReset: true });
      },
      () => setState('denied'),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  }

  return (
    <>
      <p className="ways-on needs-script">
        <button type="button" className="button" onClick={locate} disabled={state === 'locating'}>
          {state === 'locating' ? t('locating') : t('locate')}
        </button>
      </p>
      <p role="status">{state === 'denied' && t('denied')}</p>
    </>
  );
}
