import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { SearchArea } from '../../../domain/search/searchArea.ts';
import { Icon } from '../../components/Icon.tsx';
import { MAGNIFIER } from '../../components/icons.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { visibleArea } from './mapView.ts';
import * as styles from './SearchAreaButton.module.css';

interface Props {
  map: MapLibre;
  onSearch: (area: SearchArea) => void;
}

/** Offers to search the visible part of the map, once the visitor has moved it. */
export function SearchAreaButton({ map, onSearch }: Props) {
  const t = useTranslations('openMap');
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    const note = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent) setMoved(true);
    };
    map.on('movestart', note);
    return () => void map.off('movestart', note);
  }, [map]);
  if (!isMoved) return null;
  return (
    <button
      type="button"
      className={styles.root}
      onClick={() => {
        setMoved(false);
        // This button disappears.
        map.getCanvas().focus({ preventScroll: true });
        onSearch(visibleArea(map));
      }}
    >
      <Icon path={MAGNIFIER} />
      {t('searchArea')}
    </button>
  );
}
