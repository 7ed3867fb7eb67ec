import { expect, it } from 'vitest';
import { canonicalAddress } from './address.ts';

const canonical = (address: string) => canonicalAddress(new URL(address, 'http://localhost'));

it('drops what a page does not read, and puts the rest in one order', () => {
  expect(canonical('/en/about?utm=x')).toBe('/en/about');
  expect(canonical('/en/search?city=meknes&utm=x&city=fes&q=lake')).toBe(
    '/en/search?q=lake&city=fes&city=meknes',
  );
});

it('leaves favourites in the order in which they were chosen', () => {
  expect(canonical('/en/fav?pois=b&pois=a&pois=b&utm=x')).toBe('/en/fav?pois=b&pois=a');
  expect(canonical('/en/fav.data?pois=b&pois=a')).toBe('/en/fav.data?pois=b&pois=a');
  expect(canonical('/en/fav/cards?pois=b&pois=a')).toBe('/en/fav/cards?pois=b&pois=a');
  expect(canonical('/en/itinerary?places=b&places=a&pois=c')).toBe(
    '/en/itinerary?places=b&places=a',
  );
});
