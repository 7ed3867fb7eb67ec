import { expect, it } from 'vitest';
import { directionsTo, geoUrl } from './mapServices.ts';

const gate = { latitude: 33.893, longitude: -5.565, title: 'Bab Mansour (Meknès)' };

it('links to directions on foot and by car', () => {
  expect(directionsTo(gate)).toEqual([
    {
      app: 'Google Maps',
      onFoot: 'https://www.google.com/maps/dir/?api=1&destination=33.893,-5.565&travelmode=walking',
      byCar: 'https://www.google.com/maps/dir/?api=1&destination=33.893,-5.565&travelmode=driving',
    },
    {
      app: 'Apple Maps',
      onFoot: 'https://maps.apple.com/?daddr=33.893,-5.565&dirflg=w',
      byCar: 'https://maps.apple.com/?daddr=33.893,-5.565&dirflg=d',
    },
    {
      app: 'OpenStreetMap',
      onFoot: 'https://www.openstreetmap.org/directions?to=33.893,-5.565&engine=fossgis_osrm_foot',
      byCar: 'https://www.openstreetmap.org/directions?to=33.893,-5.565&engine=fossgis_osrm_car',
    },
  ]);
});

it('links to the map app of the device, with the name of the point', () => {
  const url = geoUrl(gate);
  expect(new URL(url).protocol).toBe('geo:');
  expect(decodeURIComponent(url)).toBe('geo:33.893,-5.565?q=33.893,-5.565(Bab Mansour (Meknès))');
});
