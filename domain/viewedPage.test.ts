import { describe, expect, it } from 'vitest';
import { isViewedPage, viewedPage } from './viewedPage.ts';

describe('viewedPage', () => {
  it.each([
    ['/en', '/', 'en'],
    ['/de/poi/bab-mansour', '/poi/bab-mansour', 'de'],
    ['/fr/discover/hotels', '/discover/hotels', 'fr'],
    ['/es/preference/3', '/preference/3', 'es'],
    ['/en/itinerary', '/itinerary', 'en'],
  ])('%s is %s in %s', (path, page, locale) => {
    expect(viewedPage(path)).toEqual({ page, locale });
  });

  it('omits the id of an itinerary', () => {
    const page = viewedPage('/en/itinerary/AbCdEfGhIjKlMnOpQrStUv');
    expect(page).toEqual({ page: '/itinerary/:id', locale: 'en' });
  });

  it.each([
    '/',
    '/xx',
    '/en/nowhere',
    '/en/poi/',
    '/en/poi/a/b',
    '/en/newsletter/confirm/secret',
    '/en/itinerary/short',
  ])('does not count %s', (path) => {
    expect(viewedPage(path)).toBeUndefined();
  });
});

describe('isViewedPage', () => {
  it('accepts screens and existing entries', () => {
    const knows = (kind: string, id: string) => kind === 'places' && id === 'bab-mansour';
    expect(isViewedPage('/fav', knows)).toBe(true);
    expect(isViewedPage('/poi/bab-mansour', knows)).toBe(true);
    expect(isViewedPage('/poi/anything-at-all', knows)).toBe(false);
    expect(isViewedPage('/event/bab-mansour', knows)).toBe(false);
    expect(isViewedPage('/constructor/bab-mansour', knows)).toBe(false);
  });
});
