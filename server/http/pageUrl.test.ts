import { expect, it } from 'vitest';
import { canonicalUrl, isPersonalPage, normalPath, requestUrl } from './pageUrl.ts';

const canonical = (address: string) => canonicalUrl(new URL(address, 'http://localhost'));

it('drops unknown parameters and sorts the others', () => {
  expect(canonical('/en/about?utm=x')).toBe('/en/about');
  expect(canonical('/en/search?city=meknes&utm=x&city=fes&q=lake')).toBe(
    '/en/search?q=lake&city=fes&city=meknes',
  );
  expect(canonical('/en/search?bbox=-5,34,-4.9,34.1&zoom=9')).toBe(
    '/en/search?bbox=-5%2C34%2C-4.9%2C34.1',
  );
});

it('keeps the order of favourites', () => {
  expect(canonical('/en/fav?pois=b&pois=a&pois=b&utm=x')).toBe('/en/fav?pois=b&pois=a');
  expect(canonical('/en/fav.data?pois=b&pois=a')).toBe('/en/fav.data?pois=b&pois=a');
  expect(canonical('/en/fav/cards?pois=b&pois=a')).toBe('/en/fav/cards?pois=b&pois=a');
  expect(canonical('/en/itinerary?places=b&places=a&pois=c')).toBe(
    '/en/itinerary?places=b&places=a',
  );
});

it.each([
  ['/en/poi', '/en/poi'],
  ['/', '/'],
  ['//', '/'],
  ['//x//evil.example/', '/x/evil.example'],
  ['/en//about///', '/en/about'],
  ['/en/%70oi/%62ab%2Dmansour', '/en/poi/bab-mansour'],
  ['/en/destination/f%c3%a8s', '/en/destination/f%C3%A8s'],
  ['/en/%2Fx%2F%252e', '/en/%2Fx%2F%252e'],
])('normalises %s', (path, normal) => {
  expect(normalPath(path)).toBe(normal);
  expect(normalPath(normal)).toBe(normal);
});

it.each([
  ['/en?q=1', '/en', '?q=1'],
  ['//evil.example/en', '//evil.example/en', ''],
  ['//', '//', ''],
  ['http://evil.example/en?q=1', '/en', '?q=1'],
  ['*', '/', ''],
  [undefined, '/', ''],
])('parses the request target %s as a path of the site', (target, pathname, search) => {
  expect(requestUrl(target, 'https://visit.example')).toMatchObject({
    origin: 'https://visit.example',
    pathname,
    search,
  });
});

it.each([
  ['/en/itinerary/AbCdEfGhIjKlMnOpQrStUv', true],
  ['/en/itinerary/AbCdEfGhIjKlMnOpQrStUv.data', true],
  ['/en/itinerary/places', false],
  ['/en/itinerary/places.data', false],
  ['/en/itinerary', false],
  ['/en/pdf', false],
  ['/en/pdf.data?lang=fr', true],
  ['/de/contact?sent=FM-2026-7K3Q9', true],
  ['/de/contact', false],
  ['/fr/newsletter/confirm?key=a.b', true],
  ['/fr/newsletter/asked', true],
  ['/fr/newsletter', false],
  ['/en/search?q=lake', false],
])('%s is personal: %s', (address, personal) => {
  expect(isPersonalPage(address)).toBe(personal);
});
