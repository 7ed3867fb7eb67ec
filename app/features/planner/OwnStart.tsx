import { useState } from 'react';
import { labelOf, readPoint } from '../../../domain/planner/startingPoint.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { StaticMapWithOpener } from '../map/StaticMapWithOpener.tsx';
import { DialogButton } from './DialogButton.tsx';
import * as linkButton from './LinkButton.module.css';
import { LinkButton } from './LinkButton.tsx';
import * as styles from './OwnStart.module.css';

interface Props {
  /** Called with the point as "latitude,longitude" and its label. */
  onPosition: (point: string, label: string) => void;
}

/** Two ways to set a starting point that is not in the list: geolocation and a point on the map. */
export function OwnStart({ onPosition }: Props) {
  return (
    <div className={styles.root}>
      <MyPosition onPosition={onPosition} />
      <PickOnMap onPosition={onPosition} />
    </div>
  );
}

function MyPosition({ onPosition }: Props) {
  const t = useTranslations('plan');
  const [state, setState] = useState<'idle' | 'locating' | 'denied' | 'unknown' | 'far' | 'found'>(
    'idle',
  );

  function locate(): void {
    const { geolocation } = navigator;
    setState(geolocation ? 'locating' : 'denied');
    // Undefined in insecure contexts.
    geolocation?.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const point = labelOf({ latitude, longitude });
        // Most tours are planned at home, outside the area in which a tour can start.
        if (!readPoint(point)) return setState('far');
        setState('found');
        onPosition(point, t('myPosition'));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  }

  return (
    <div className="needs-script">
      <LinkButton onClick={locate}>
        {t(state === 'locating' ? 'locating' : 'useMyPosition')}
      </LinkButton>
      <span role="status">
        {state === 'denied' && t('positionDenied')}
        {state === 'unknown' && t('positionUnknown')}
        {state === 'far' && t('positionFar')}
      </span>
    </div>
  );
}

function PickOnMap({ onPosition }: Props) {
  const t = useTranslations('plan');
  return (
    <DialogButton
      className={`${linkButton.root} needs-script`}
      label={t('pickOnMap')}
      title={t('pickHint')}
      closeLabel={t('cancel')}
    >
      {(done) => (
        <StaticMapWithOpener
          label={t('pickOnMap')}
          points={[]}
          list={false}
          open
          onPoint={(point) => {
            onPosition(labelOf(point), t('pointAt', { point: labelOf(point) }));
            done();
          }}
        />
      )}
    </DialogButton>
  );
}
