import type { RefObject } from 'react';
import type { SearchArea } from '../../../domain/search/searchArea.ts';
import { LineLegend } from './LineLegend.tsx';
import { LocateButton } from './LocateButton.tsx';
import { MapControls } from './MapControls.tsx';
import { MapPlaceCard } from './MapPlaceCard.tsx';
import { MapPlaceChoice } from './MapPlaceChoice.tsx';
import { MapPopup } from './MapPopup.tsx';
import type { MapPlaces } from './mapPlaces.ts';
import { placeIdOf } from './points.ts';
import type { RoadLine } from './roadLines.ts';
import { SearchAreaButton } from './SearchAreaButton.tsx';
import type { FullScreen } from './useFullScreen.ts';
import type { MapSelection } from './useMapSelection.ts';
import type { Position } from './usePosition.ts';
import type { RenderedMap } from './useRenderedMap.ts';

interface Props {
  rendered: RenderedMap;
  /** The parent of the overlays. */
  frame: RefObject<HTMLElement | null>;
  lines: readonly RoadLine[];
  places: MapPlaces;
  selected: string | undefined;
  selection: MapSelection;
  full: FullScreen;
  onPosition: (position: Position | undefined) => void;
  /** Shows all points. */
  onFit: () => void;
  onSearchArea: ((area: SearchArea) => void) | undefined;
}

/** What is over a drawn map: its buttons, the legend of its lines and the popup. */
export function MapOverlays(props: Props) {
  const { rendered, frame, lines, places, selection, full, onSearchArea } = props;
  const { map } = rendered;
  const { popup } = selection;
  return (
    <>
      <LocateButton
        map={map}
        frame={frame}
        selected={props.selected}
        onPosition={props.onPosition}
      />
      {lines.length > 0 && <LineLegend map={map} lines={lines} />}
      <MapControls map={map} isFull={full.isFull} onFull={full.toggle} onFit={props.onFit} />
      {onSearchArea && <SearchAreaButton map={map} onSearch={onSearchArea} />}
      {popup && frame.current && (
        <MapPopup
          map={map}
          frame={frame.current}
          content={popup}
          takesFocus={selection.takesFocus}
          onClose={selection.closeAndReturn}
          onPlaced={rendered.updateObstacles}
        >
          {popup.points.length > 1 ? (
            <MapPlaceChoice points={popup.points} onSelect={selection.select} />
          ) : (
            <MapPlaceCard point={popup.at} place={places[placeIdOf(popup.at)]} />
          )}
        </MapPopup>
      )}
    </>
  );
}
