/** Where directions lead. */
export interface Destination {
  longitude: number;
  latitude: number;
  /** The name of the point. */
  title: string;
  /** The name of the town, where only its coordinates are known. */
  town?: string | undefined;
}

/** Map services, each with its addresses of directions on foot and by car. */
export function directionsTo({ latitude, longitude }: Destination) {
  const at = `${latitude},${longitude}`;
  const google = `https://www.google.com/maps/dir/?api=1&destination=${at}&travelmode=`;
  const apple = `https://maps.apple.com/?daddr=${at}&dirflg=`;
  const osm = `https://www.openstreetmap.org/directions?to=${at}&engine=fossgis_osrm_`;
  return [
    { app: 'Google Maps', onFoot: `${google}walking`, byCar: `${google}driving` },
    { app: 'Apple Maps', onFoot: `${apple}w`, byCar: `${apple}d` },
    { app: 'OpenStreetMap', onFoot: `${osm}foot`, byCar: `${osm}car` },
  ];
}

/** The address of a point for the map app of the device (RFC 5870). */
export function geoUrl({ latitude, longitude, title }: Destination): string {
  const at = `${latitude},${longitude}`;
  return `geo:${at}?q=${at}(${encodeURIComponent(title)})`;
}
