import type { Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import { formatDistance } from '../../../domain/geo/distance.ts';
import { useLocale } from '../../components/useLocale.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './LocateButton.module.css';
import { PositionDot } from './PositionDot.tsx';
import { useFollow } from './useFollow.ts';
import { type Position, usePosition } from './usePosition.ts';

/** From this accuracy in metres on, the position says little in a town. */
const ROUGH = 100;

interface Props {
  map: MapLibre;
  /** The map's frame: outside the window the position is not watched. */
  frame: RefObject<Element | null>;
  /** The selected place: the map moves there and no longer follows. */
  selected: string | undefined;
  /** Called with the position, which stays in the browser; undefined when it is off. */
  onPosition: (position: Position | undefined) => void;
}

/** Shows the visitor on the map, which follows. The position is neither stored nor sent. */
export function LocateButton({ map, frame, selected, onPosition }: Props) {
  const t = useTranslations('openMap');
  const { state, position, start, stop } = usePosition(frame);
  const [isFollowing, setFollowing] = useFollow(map, position);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's function may change
  useEffect(() => onPosition(position), [position]);

  useEffect(() => {
    if (selected !== undefined) setFollowing(false);
  }, [selected, setFollowing]);

  function locate(): void {
    setFollowing(true);
    start();
  }

  return (
    <div className={styles.root}>
      <div className={styles.buttons}>
        {position ? (
          <>
            <button
              type="button"
              className={styles.pill}
              aria-pressed={isFollowing}
              onClick={() => setFollowing(!isFollowing)}
            >
              {t('follow')}
            </button>
            <button type="button" className={styles.close} aria-label={t('hideMe')} onClick={stop}>
              <span aria-hidden="true">×</span>
            </button>
          </>
        ) : (
          <button
            type="button"
            className={styles.pill}
            aria-disabled={state === 'locating'}
            onClick={state === 'locating' ? undefined : locate}
          >
            {t('locate')}
          </button>
        )}
      </div>
      <StatusText map={map} state={state} position={position} isFollowing={isFollowing} />
      {position && <PositionDot map={map} position={position} isLost={state === 'lost'} />}
    </div>
  );
}

interface StatusProps extends Pick<ReturnType<typeof usePosition>, 'state' | 'position'> {
  map: MapLibre;
  isFollowing: boolean;
}

/** What the visitor has to know about the position. */
function StatusText({ map, state, position, isFollowing }: StatusProps) {
  const t = useTranslations('openMap');
  const locale = useLocale();
  const isRough = position !== undefined && position.accuracy > ROUGH;
  const isCalm = state === 'on' && !isRough;
  const [isRead, setRead] = useState(false);

  // On a map in use, the text would cover places.
  useEffect(() => {
    if (!isCalm) return setRead(false);
    const onUse = () => setRead(true);
    const container = map.getContainer();
    container.addEventListener('pointerdown', onUse);
    container.addEventListener('keydown', onUse);
    return () => {
      container.removeEventListener('pointerdown', onUse);
      container.removeEventListener('keydown', onUse);
    };
  }, [map, isCalm]);

  return (
    <p role="status" className={isCalm && (isRead || !isFollowing) ? 'visually-hidden' : undefined}>
      {state === 'on' &&
        (isRough
          ? t('rough', { distance: formatDistance(position.accuracy, locale) ?? '' })
          : t('located'))}
      {state !== 'on' && state !== 'off' && t(state)}
    </p>
  );
}
