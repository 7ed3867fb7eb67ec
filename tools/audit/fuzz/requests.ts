/** Requests of all kinds: as the API's description and the pages' parameters say, and otherwise. */
import fc from 'fast-check';
import { LOCALES } from '../../../domain/locale.ts';
import { PAGES } from '../../../domain/pages.ts';
import type { Operation, PathItem } from '../../../server/api/openapi.ts';
import { type Ids, nearly, oddText, type Schema, valuesOf } from './values.ts';

/** One request, and which operation of the description it is meant for. */
export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** None for pages, and for methods that the description does not have. */
  operation?: readonly [path: string, method: keyof PathItem];
}

/** What there is to ask for: without it everything would end at "there is no such place". */
export interface Known {
  ids: Ids;
  /** A stored plan, and the key to change it. */
  tour: { id: string; editKey: string };
  /** The token of `GET /api/bi`. */
  statisticsToken: string;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];
const TYPES = [
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  ';',
  '*',
];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Nearly always the first, else the second. */
const mostly = <T>(first: fc.Arbitrary<T>, second: fc.Arbitrary<T>, often = 9) =>
  fc.oneof({ weight: often, arbitrary: first }, { weight: 1, arbitrary: second });

/** Every visitor has an address of their own, or the limits would answer in place of the rest. */
const visitor = fc.integer({ min: 1, max: 2 ** 31 }).map((number) => {
  const hex = number.toString(16).padStart(8, '0');
  return `2001:db8:${hex.slice(0, 4)}:${hex.slice(4)}::1`;
});

const headersOf = (type: fc.Arbitrary<string>) =>
  fc
    .record({
      'x-forwarded-for': visitor,
      'content-type': mostly(type, fc.constantFrom(...TYPES)),
      'sec-fetch-site': mostly(fc.constant(''), fc.constantFrom('cross-site', 'none', 'x')),
      'accept-language': mostly(fc.constant(''), fc.constantFrom('de', '*;q=x', '-,-', 'x-')),
      'accept-encoding': mostly(fc.constant('identity'), fc.constantFrom('br;q=0', 'zip', '*')),
      'if-none-match': mostly(fc.constant(''), fc.constantFrom('*', 'W/"x"', '"')),
      range: mostly(fc.constant(''), fc.constantFrom('bytes=9-1', 'bytes=-0', 'bytes=0-,5-')),
      cookie: mostly(fc.constant(''), fc.constantFrom('locale=xx', 'v=', 'visitor=%', '=;=')),
    })
    .map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value)));

/** Written so that a client takes it; broken escapes stay broken. */
const spelled = (text: string) =>
  /^%[!-~]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed()).slice(0, 6000);

const queryOf = (names: readonly string[], valueFor: (name: string) => fc.Arbitrary<string>) =>
  fc
    .array(
      mostly(fc.constantFrom(...names, 'utm_source'), oddText).chain((name) =>
        fc.tuple(fc.constant(name), mostly(valueFor(name), oddText, 2)),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map((pair) => pair.map(spelled).join('=')).join('&'))
    .map((query) => (query ? `?${query}` : ''));

/** JSON as a client writes it, and as it can be broken. */
const jsonOf = (schema: Schema, ids: Ids): fc.Arbitrary<string> => {
  const valid = valuesOf(schema, ids);
  const text = valid.map((value) => JSON.stringify(value));
  const spoilt = fc.oneof(
    fc.tuple(text, fc.nat(200)).map(([whole, length]) => whole.slice(0, length)),
    text.map((whole) => whole.replace('{', '{"__proto__":{"polluted":true},"days":1,"days":[],')),
    text.map((whole) => whole.replace(/\d+/, '1e999')),
    text.map((whole) => `\ufeff${whole}`),
    fc.constantFrom('', 'null', '"', '[]', '['.repeat(50_000), '{"a":'.repeat(9000), 'NaN'),
    fc.constant(JSON.stringify('x'.repeat(70_000))),
    oddText,
  );
  const near = nearly(valid).map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 4, arbitrary: text },
    { weight: 6, arbitrary: near },
    { weight: 2, arbitrary: spoilt },
  );
};

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Requests for one operation of the description. */
function requestFor(path: string, method: keyof PathItem, operation: Operation, known: Known) {
  const { ids, tour, statisticsToken } = known;
  const right = new Map([
    ['id', [tour.id]],
    ['place', ids('place')],
    ['name', ['nothing-en.pdf']],
    ['country', ['DE', 'fr', 'XX']],
    ['city', ['fes', 'Fèz', 'meknes']],
    ['Authorization', [`Bearer ${tour.editKey}`, `Bearer ${statisticsToken}`]],
  ]);
  const tourJson = operationBody(operation);
  const valueFor = (name: string): fc.Arbitrary<string> => {
    const parameter = operation.parameters.find((one) => one.name === name);
    const known = right.get(name);
    if (known) return fc.constantFrom(...known);
    if (name === 'tour') return fc.oneof(jsonOf(TOUR, ids), oddText);
    return parameter ? valuesOf(parameter.schema as Schema, ids, name).map(asText) : oddText;
  };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // A path is put together of its parts before it is looked up: these would lead elsewhere.
  const part = (name: string) =>
    mostly(valueFor(name), oddText, 3).filter((text) => !/^\.{0,2}$/.test(text));
  const address = fc
    .tuple(...inPath.map(part))
    .map((parts) =>
      inPath.reduce(
        (whole, name, at) => whole.replace(`{${name}}`, () => spelled(parts[at] ?? '')),
        path,
      ),
    );
  const inQuery = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const wanted = operation.parameters.filter((one) => one.in === 'query' && one.required);
  const required = fc
    .tuple(...wanted.map(({ name }) => valueFor(name).map((text) => `${name}=${spelled(text)}`)))
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
  const wantsKey = operation.parameters.some((one) => one.in === 'header');
  const key = wantsKey
    ? mostly(valueFor('Authorization'), fc.constantFrom('', 'Bearer', 'Bearer x', 'Basic eDp5'), 3)
    : fc.constant('');
  return fc
    .record({
      method: mostly(fc.constant(method.toUpperCase()), fc.constantFrom(...METHODS), 12),
      address,
      query: fc
        .tuple(mostly(required, fc.constant(''), 4), queryOf(['x', ...inQuery], valueFor))
        .map(([first, more]) => (first ? first + more.replace('?', '&') : more)),
      headers: headersOf(fc.constant(JSON_TYPE)),
      key,
      body: tourJson ? jsonOf(tourJson, ids) : fc.constant(''),
    })
    .map(
      ({ method: sent, address, query, headers, key, body }): Asked => ({
        method: sent,
        path: address + query,
        headers: { ...headers, ...(key && { authorization: key }) },
        ...(body && { body }),
        ...(sent.toLowerCase() === method && { operation: [path, method] as const }),
      }),
    );
}

const operationBody = (operation: Operation) =>
  operation.requestBody?.content[JSON_TYPE]?.schema as Schema | undefined;

/** A plan as addresses carry it. */
const TOUR: Schema = {
  type: 'object',
  properties: {
    startingPoint: {
      type: 'object',
      properties: {
        label: { type: 'string' },
        coordinates: {
          type: 'object',
          properties: {
            longitude: { type: 'number', minimum: -180, maximum: 180 },
            latitude: { type: 'number', minimum: -90, maximum: 90 },
          },
          required: ['longitude', 'latitude'],
        },
      },
      required: ['label', 'coordinates'],
    },
    days: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          day: { type: 'integer', minimum: 1, maximum: 31 },
          city: { type: 'string', pattern: '^[a-z0-9]+' },
          places: { type: 'array', items: { type: 'string', pattern: '^[a-z0-9]+' } },
        },
        required: ['day', 'city', 'places'],
      },
    },
  },
  required: ['days'],
};

/** Pages and their data, with whatever in their addresses. */
function pageRequest(pages: readonly string[], { ids }: Known): fc.Arbitrary<Asked> {
  const names = [...new Set(PAGES.flatMap(({ query = [] }) => query))];
  const valueFor = (name: string) =>
    name === 'tour'
      ? jsonOf(TOUR, ids)
      : fc.oneof(
          fc.constantFrom(
            ...ids(),
            '1',
            '7',
            '31',
            'fes',
            'food',
            'EUR',
            'DE',
            '2027-03-01',
            '34.06,-4.98',
          ),
          oddText,
        );
  const path = fc.oneof(
    fc.constantFrom(...pages),
    fc
      .tuple(fc.constantFrom(...pages), mostly(fc.constantFrom(...ids()), oddText, 1))
      .map(([page, id]) => page.replace(/[^/]+$/, () => spelled(id))),
  );
  return fc
    .record({
      method: mostly(
        fc.constant('GET'),
        fc.constantFrom(...METHODS.filter((one) => one !== 'POST')),
        15,
      ),
      locale: mostly(
        fc.constantFrom<string>(...LOCALES),
        fc.constantFrom('', 'xx', 'EN', '%', '__proto__'),
      ),
      path,
      data: mostly(fc.constant(''), fc.constantFrom('.data', '/', '.data/', '.')),
      query: queryOf(names, valueFor),
      headers: headersOf(fc.constant('')),
    })
    .map(({ method, locale, path, data, query, headers }) => ({
      method,
      path: (locale ? `/${locale}` : '') + path + data + query,
      headers,
    }));
}

/** What the pages' forms send. */
function formRequest(forms: readonly [page: string, schema: Schema][], { ids }: Known) {
  return fc.constantFrom(...forms).chain(([page, schema]) => {
    const value = fc.oneof(valuesOf(schema, ids), nearly(valuesOf(schema, ids)));
    const fields = value.map((whole) => {
      const pairs = Object.entries(Object(whole)).flatMap(([name, one]) =>
        [one]
          .flat()
          .map((each) =>
            [name, asText(each) ?? '']
              .map((text) => encodeURIComponent(text.toWellFormed()))
              .join('='),
          ),
      );
      return pairs.join('&');
    });
    return fc
      .record({
        locale: fc.constantFrom(...LOCALES),
        headers: headersOf(fc.constant(FORM_TYPE)),
        body: mostly(fields, oddText),
        query: queryOf(['sent', 'city', 'deal'], () => oddText),
      })
      .map(
        ({ locale, headers, body, query }): Asked => ({
          method: 'POST',
          path: `/${locale}${page}${query}`,
          headers,
          body,
        }),
      );
  });
}

/** Any request of all kinds. `pages` are paths below the language. */
export function anyRequest(
  paths: Record<string, PathItem>,
  pages: readonly string[],
  known: Known,
): fc.Arbitrary<Asked> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      requestFor(path, method as keyof PathItem, operation, known),
    ),
  );
  const forms = (['contact', 'quote', 'newsletter'] as const).map((kind): [string, Schema] => {
    const operation = paths[`/api/${kind}`]?.post;
    return [kind === 'quote' ? '/mice' : `/${kind}`, (operation && operationBody(operation)) ?? {}];
  });
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...operations) },
    { weight: 3, arbitrary: pageRequest(pages, known) },
    { weight: 1, arbitrary: formRequest(forms, known) },
  );
}
