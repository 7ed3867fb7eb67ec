import { PlaceMap, type PlaceMapProps, useMapCentre } from './PlaceMap.tsx';
import { StaticMap } from './StaticMap.tsx';

/** A map of places that shows a static map until it is opened. */
export function StaticMapWithOpener(props: Omit<PlaceMapProps, 'closed'>) {
  const { points, lines = [] } = props;
  const centre = useMapCentre(props.centre);
  return (
    <PlaceMap {...props} closed={<StaticMap points={points} lines={lines} centre={centre} />} />
  );
}
