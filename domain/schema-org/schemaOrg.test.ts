import { describe, expect, it } from 'vitest';
import type { Event } from '../content/event.ts';
import type { Place } from '../content/place.ts';
import {
  catalogueOf,
  circuitEntry,
  cityEntry,
  entryOf,
  everywhere,
  placeEntry,
} from '../content/testEntries.ts';
import type { JsonLdContext } from './context.ts';
import { eventJsonLd } from './event.ts';
import { faqPageJsonLd } from './faqPage.ts';
import { itemListJsonLd } from './lists.ts';
import { offerJsonLd } from './offer.ts';
import { placeJsonLd } from './place.ts';
import { circuitJsonLd } from './trip.ts';

const place = (id: string, fields: object = {}) => placeEntry(id, 'fes', fields).data as Place;

const telling: JsonLdContext = {
  catalogue: catalogueOf(
    cityEntry('fes', 1, { title: { en: 'Fez', de: 'Fès' } }),
    placeEntry('tower', 'fes'),
    placeEntry('gate', 'fes'),
  ),
  locale: 'de',
  siteUrl: 'https://site.example',
};

describe('a place', () => {
  it('is what its category says, in the language of the page, at whole addresses', () => {
    expect(placeJsonLd(telling, place('inn', { tags: ['hotels'] }))).toMatchObject({
      '@type': 'Hotel',
      url: 'https://site.example/de/poi/inn',
      image: 'https://site.example/img/w_1200,f_jpg/posters/places/inn.svg',
      address: { addressLocality: 'Fès', addressRegion: 'Fès-Meknès', addressCountry: 'MA' },
      containedInPlace: { url: 'https://site.example/de/destination/fes' },
      geo: { latitude: 34, longitude: -5 },
    });
    expect(placeJsonLd(telling, place('hill', { tags: [] }))).toMatchObject({
      '@type': 'TouristAttraction',
    });
  });

  it('is nowhere exactly when only its town is known, and in no region beyond ours', () => {
    const coordinates = { longitude: -5, latitude: 34, confidence: 'town-level' };
    const thing = placeJsonLd(telling, place('mill', { coordinates, neighbour: true }));
    expect(thing).not.toHaveProperty('geo');
    expect(thing).not.toHaveProperty('address.addressRegion');
  });
});

describe('an event', () => {
  const event = (fields: object) =>
    entryOf('events', {
      _id: 'fair',
      title: { en: 'Fair' },
      kind: 'fair',
      city: 'fes',
      usualMonths: [6],
      ...fields,
    }).data as Event;

  it('comes again in its months, or in none that is sure where it moves', () => {
    expect(eventJsonLd(telling, event({}))).toMatchObject([
      { '@type': 'EventSeries', eventSchedule: { byMonth: [6] }, location: { name: 'Fès' } },
    ]);
    const [moving] = eventJsonLd(telling, event({ movable: true }));
    expect(moving).not.toHaveProperty('eventSchedule');
  });

  it('is on days that are announced, and told without a time that nobody knows', () => {
    const dates = [{ start: '2027-06-04', end: '2027-06-06', source: 'the town' }];
    const [series, once] = eventJsonLd(telling, event({ dates, place: 'tower' })) as object[];
    expect(series).not.toHaveProperty('startDate');
    expect(once).toMatchObject({
      '@type': 'Event',
      startDate: '2027-06-04',
      endDate: '2027-06-06',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'tower', url: 'https://site.example/de/poi/tower' },
      superEvent: { '@id': 'https://site.example/de/event/fair#series' },
    });
  });
});

it('offers a deal at its price, and an example to nobody', () => {
  const price = { amount: 900 };
  expect(offerJsonLd(telling, place('stay', { isDeal: true, price }))).toMatchObject({
    price: 900,
    priceCurrency: 'MAD',
    url: 'https://site.example/de/deal/stay',
  });
  expect(offerJsonLd(telling, place('show', { isDeal: true, sample: true }))).toBeUndefined();
});

it('tells a circuit day by day', () => {
  const stops = [
    { place: 'tower', day: 1 },
    { place: 'gate', day: 1 },
    { place: 'tower', day: 2 },
  ];
  const circuit = circuitEntry('ring', 'fes', stops);
  const item = (position: number, name: string) => ({ position, item: { name } });
  expect(circuitJsonLd(telling, circuit, (day) => `Tag ${day}`)).toMatchObject({
    itinerary: [
      { name: 'Tag 1', itemListElement: [item(1, 'tower'), item(2, 'gate')] },
      { name: 'Tag 2', itemListElement: [item(1, 'tower')] },
    ],
  });
});

it('takes headings for questions only where they ask', () => {
  const section = (heading: string) => ({ heading: everywhere(heading), text: everywhere('So.') });
  expect(faqPageJsonLd('de', [section('Wie?'), section('Wo')])).toBeUndefined();
  expect(faqPageJsonLd('de', [section('Wie?'), section('Wo?'), section('Da')])).toMatchObject({
    mainEntity: [
      { name: 'Wie?', acceptedAnswer: { text: 'So.' } },
      { name: 'Wo?', acceptedAnswer: { text: 'So.' } },
    ],
  });
});

it('lists pages by their whole addresses', () => {
  expect(itemListJsonLd(telling, 'Orte', ['/poi/tower'])).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: 'https://site.example/de/poi/tower' }],
  });
});
