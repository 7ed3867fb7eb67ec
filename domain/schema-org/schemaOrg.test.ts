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
import { admissionJsonLd } from './admission.ts';
import type { JsonLdContext } from './context.ts';
import { eventJsonLd } from './event.ts';
import { faqPageJsonLd } from './faqPage.ts';
import { itemListJsonLd } from './lists.ts';
import { offerJsonLd } from './offer.ts';
import { placeJsonLd } from './place.ts';
import { circuitJsonLd } from './trip.ts';

const place = (id: string, fields: object = {}) => placeEntry(id, 'fes', fields).data as Place;

const context: JsonLdContext = {
  catalogue: catalogueOf(
    cityEntry('fes', 1, { title: { en: 'Fez', de: 'Fès' } }),
    placeEntry('tower', 'fes'),
    placeEntry('gate', 'fes'),
  ),
  locale: 'de',
  siteUrl: 'https://site.example',
};

describe('a place', () => {
  it('has the type of its category, texts of the page language and absolute addresses', () => {
    expect(placeJsonLd(context, place('inn', { tags: ['hotels'] }))).toMatchObject({
      '@type': 'Hotel',
      url: 'https://site.example/de/poi/inn',
      image: 'https://site.example/img/w_1200,f_jpg/posters/places/inn.svg',
      address: { addressLocality: 'Fès', addressRegion: 'Fès-Meknès', addressCountry: 'MA' },
      containedInPlace: { url: 'https://site.example/de/destination/fes' },
      geo: { latitude: 34, longitude: -5 },
    });
    expect(placeJsonLd(context, place('hill', { tags: [] }))).toMatchObject({
      '@type': 'TouristAttraction',
    });
  });

  it.each([
    ['pharmacy', 'Pharmacy'],
    ['hospital', 'Hospital'],
    ['bank', 'BankOrCreditUnion'],
    ['station', 'TrainStation'],
    ['bus-station', 'BusStation'],
    ['taxi-rank', 'TaxiStand'],
  ])('that is a service of the kind %s has the type %s', (tag, type) => {
    expect(placeJsonLd(context, place('service', { tags: [tag] }))).toHaveProperty('@type', type);
  });

  it('has no coordinates if only its town is known, and no region outside of ours', () => {
    const coordinates = { longitude: -5, latitude: 34, confidence: 'town-level' };
    const jsonLd = placeJsonLd(context, place('mill', { coordinates, neighbour: true }));
    expect(jsonLd).not.toHaveProperty('geo');
    expect(jsonLd).not.toHaveProperty('address.addressRegion');
  });
});

describe('the admission of a place', () => {
  const payer = (who: string) => who.toUpperCase();
  const admission = [
    { who: 'foreign-adult', amount: 100, year: 2024 },
    { who: 'foreign-child', amount: 50, year: 2024, status: 'by-category' },
    { who: 'child', amount: 0, note: { en: 'under 7', de: 'unter 7' } },
    { who: 'parking', amount: 5, year: 2025 },
  ];

  it('is offered at the prices that were seen, with their year', () => {
    const [service] = admissionJsonLd(context, place('ruins', { admission }), payer);
    expect(service).toMatchObject({
      '@type': 'Service',
      availableChannel: { serviceLocation: { url: 'https://site.example/de/poi/ruins' } },
      offers: [
        { name: 'FOREIGN-ADULT', price: 100, priceCurrency: 'MAD', description: '2024' },
        { name: 'CHILD, unter 7', price: 0 },
      ],
    });
    expect(admissionJsonLd(context, place('lane'), payer)).toEqual([]);
  });

  it('tells whether access is free, where that is known', () => {
    const free = (fields: object) => placeJsonLd(context, place('spot', fields));
    expect(free({ admission })).toMatchObject({ isAccessibleForFree: false });
    expect(free({ admission: [{ who: 'everyone', amount: 0 }] })).toMatchObject({
      isAccessibleForFree: true,
    });
    expect(free({ entry: { who: 'open-air' } })).toMatchObject({ isAccessibleForFree: true });
    expect(free({})).not.toHaveProperty('isAccessibleForFree');
  });
});

it('has the phone number and the website of a place', () => {
  const contact = {
    address: { city: 'fes' },
    phone: '+212 535 000000',
    website: 'https://a.example/',
  };
  expect(placeJsonLd(context, place('inn', { contact }))).toMatchObject({
    telephone: '+212 535 000000',
    sameAs: 'https://a.example/',
    url: 'https://site.example/de/poi/inn',
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

  it('is a series in its usual months, without a schedule if its date moves', () => {
    expect(eventJsonLd(context, event({}))).toMatchObject([
      { '@type': 'EventSeries', eventSchedule: { byMonth: [6] }, location: { name: 'Fès' } },
    ]);
    const [moving] = eventJsonLd(context, event({ movable: true }));
    expect(moving).not.toHaveProperty('eventSchedule');
  });

  it('has no dates that are over or only expected', () => {
    const dates = [
      { start: '2026-06-04', end: '2026-06-07', source: 'the town' },
      { start: '2027-08-15', end: '2027-08-16', source: 'the moon', expected: true },
    ];
    expect(eventJsonLd(context, event({ dates }), '2026-11-23')).toHaveLength(1);
    expect(eventJsonLd(context, event({ dates }), '2026-06-07')).toHaveLength(2);
  });

  it('has announced dates without times', () => {
    const dates = [{ start: '2027-06-04', end: '2027-06-06', source: 'the town' }];
    const [series, once] = eventJsonLd(
      context,
      event({ dates, place: 'tower' }),
      '2026-11-23',
    ) as object[];
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

it('offers a deal at its price', () => {
  const price = { amount: 900 };
  expect(offerJsonLd(context, place('stay', { isDeal: true, price }))).toMatchObject({
    price: 900,
    priceCurrency: 'MAD',
    url: 'https://site.example/de/deal/stay',
  });
});

it('offers admission where it applies, free or at a range of prices', () => {
  const offer = { places: ['tower'], validity: everywhere('all year'), since: '2024-06-13' };
  const jsonLd = (...amounts: number[]) => {
    const admission = amounts.map((amount) => ({ who: 'everyone', amount, year: 2024 }));
    return offerJsonLd(context, place('visit', { isDeal: true, offer, admission }));
  };
  expect(jsonLd(0)).toMatchObject({
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'MAD',
    validFrom: '2024-06-13',
    availableAtOrFrom: [{ name: 'tower', url: 'https://site.example/de/poi/tower' }],
  });
  expect(jsonLd(30, 10)).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 10, highPrice: 30 });
});

it('lists the stops of a circuit by day', () => {
  const stops = [
    { place: 'tower', day: 1 },
    { place: 'gate', day: 1 },
    { place: 'tower', day: 2 },
  ];
  const circuit = circuitEntry('ring', 'fes', stops);
  const item = (position: number, name: string) => ({ position, item: { name } });
  expect(circuitJsonLd(context, circuit, (day) => `Tag ${day}`)).toMatchObject({
    itinerary: [
      { name: 'Tag 1', itemListElement: [item(1, 'tower'), item(2, 'gate')] },
      { name: 'Tag 2', itemListElement: [item(1, 'tower')] },
    ],
  });
});

it('uses only headings that are questions', () => {
  const section = (heading: string) => ({ heading: everywhere(heading), text: everywhere('So.') });
  expect(faqPageJsonLd('de', [section('Wie?'), section('Wo')])).toBeUndefined();
  expect(faqPageJsonLd('de', [section('Wie?'), section('Wo?'), section('Da')])).toMatchObject({
    mainEntity: [
      { name: 'Wie?', acceptedAnswer: { text: 'So.' } },
      { name: 'Wo?', acceptedAnswer: { text: 'So.' } },
    ],
  });
});

it('lists pages with absolute addresses', () => {
  expect(itemListJsonLd(context, 'Orte', ['/poi/tower'])).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: 'https://site.example/de/poi/tower' }],
  });
});
