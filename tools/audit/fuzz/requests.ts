/** Random requests, valid and invalid, made from the OpenAPI description and the page registry. */
import fc from 'fast-check';
import { LOCALES } from '../../../domain/locale.ts';
import { PAGES } from '../../../domain/pages.ts';
import type { Operation, PathItem } from '../../../server/api/openapi.ts';
import { type Ids, nearly, oddText, type Schema, valuesOf } from './values.ts';

/** A request and the operation that it calls. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Undefined for pages, forms and undocumented methods. */
  operation?: readonly [path: string, method: keyof PathItem];
}

/** Data of the site, so that not every request ends with 404. */
export interface FuzzContext {
  ids: Ids;
  /** A stored itinerary and the key to change it. */
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

/** Gives a value of `first` in `often` of `often + 1` cases, else one of `second`. */
const mostly = <T>(first: fc.Arbitrary<T>, second: fc.Arbitrary<T>, often = 9) =>
  fc.oneof({ weight: often, arbitrary: first }, { weight: 1, arbitrary: second });

/** A random client address for each request, so that rate limits do not apply. */
const clientAddress = fc.integer({ min: 1, max: 2 ** 31 }).map((number) => {
  const hex = number.toString(16).padStart(8, '0');
  return `2001:db8:${hex.slice(0, 4)}:${hex.slice(4)}::1`;
});

const headersOf = (type: fc.Arbitrary<string>) =>
  fc
    .record({
      'x-forwarded-for': clientAddress,
      'content-type': mostly(type, fc.constantFrom(...TYPES)),
      'sec-fetch-site': mostly(fc.constant(''), fc.constantFrom('cross-site', 'none', 'x')),
      'accept-language': mostly(fc.constant(''), fc.constantFrom('de', '*;q=x', '-,-', 'x-')),
      'accept-encoding': mostly(fc.constant('identity'), fc.constantFrom('br;q=0', 'zip', '*')),
      'if-none-match': mostly(fc.constant(''), fc.constantFrom('*', 'W/"x"', '"')),
      range: mostly(fc.constant(''), fc.constantFrom('bytes=9-1', 'bytes=-0', 'bytes=0-,5-')),
      cookie: mostly(fc.constant(''), fc.constantFrom('locale=xx', 'v=', 'visitor=%', '=;=')),
    })
    .map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value)));

/** Encodes a part of a URL, but keeps broken escapes like `%E0%A4%A`. */
const encode = (text: string) =>
  /^%[!-~]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed()).slice(0, 6000);

const queryOf = (names: readonly string[], valueFor: (name: string) => fc.Arbitrary<string>) =>
  fc
    .array(
      mostly(fc.constantFrom(...names, 'utm_source'), oddText).chain((name) =>
        fc.tuple(fc.constant(name), mostly(valueFor(name), oddText, 2)),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map((pair) => pair.map(encode).join('=')).join('&'))
    .map((query) => (query ? `?${query}` : ''));

/** JSON that matches the schema, nearly matches it, or is malformed. */
const jsonOf = (schema: Schema, ids: Ids): fc.Arbitrary<string> => {
  const valid = valuesOf(schema, ids);
  const text = valid.map((value) => JSON.stringify(value));
  const malformed = fc.oneof(
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
    { weight: 2, arbitrary: malformed },
  );
};

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Requests for one operation. */
function requestFor(
  path: string,
  method: keyof PathItem,
  operation: Operation,
  { ids, tour, statisticsToken }: FuzzContext,
) {
  const validValues = new Map([
    ['id', [tour.id]],
    ['place', ids('place')],
    ['name', ['nothing-en.pdf']],
    ['country', ['DE', 'fr', 'XX']],
    ['city', ['fes', 'Fèz', 'meknes']],
    ['Authorization', [`Bearer ${tour.editKey}`, `Bearer ${statisticsToken}`]],
  ]);
  const bodySchema = operationBody(operation);
  const valueFor = (name: string): fc.Arbitrary<string> => {
    const parameter = operation.parameters.find((one) => one.name === name);
    const valid = validValues.get(name);
    if (valid) return fc.constantFrom(...valid);
    if (name === 'tour') return fc.oneof(jsonOf(TOUR, ids), oddText);
    return parameter ? valuesOf(parameter.schema as Schema, ids, name).map(asText) : oddText;
  };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // Empty and dot segments would make it the path of another operation.
  const part = (name: string) =>
    mostly(valueFor(name), oddText, 3).filter((text) => !/^\.{0,2}$/.test(text));
  const address = fc
    .tuple(...inPath.map(part))
    .map((parts) =>
      inPath.reduce(
        (whole, name, at) => whole.replace(`{${name}}`, () => encode(parts[at] ?? '')),
        path,
      ),
    );
  const inQuery = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const requiredParameters = operation.parameters.filter(
    (one) => one.in === 'query' && one.required,
  );
  const required = fc
    .tuple(
      ...requiredParameters.map(({ name }) =>
        valueFor(name).map((text) => `${name}=${encode(text)}`),
      ),
    )
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
  const needsKey = operation.parameters.some((one) => one.in === 'header');
  const key = needsKey
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
      body: bodySchema ? jsonOf(bodySchema, ids) : fc.constant(''),
    })
    .map(
      ({ method: sent, address, query, headers, key, body }): FuzzRequest => ({
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

/** An itinerary in the query of a page. */
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

/** Requests for pages and their data, with valid and invalid paths and queries. */
function pageRequest(pages: readonly string[], { ids }: FuzzContext): fc.Arbitrary<FuzzRequest> {
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
      .map(([page, id]) => page.replace(/[^/]+$/, () => encode(id))),
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

/** Form submissions without scripts, posted to pages. */
function formRequest(forms: readonly [page: string, schema: Schema][], { ids }: FuzzContext) {
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
        ({ locale, headers, body, query }): FuzzRequest => ({
          method: 'POST',
          path: `/${locale}${page}${query}`,
          headers,
          body,
        }),
      );
  });
}

/**
 * Random requests to the API, to pages and to forms.
 *
 * @param paths the paths of the OpenAPI description
 * @param pages paths of pages without the language: `/about`
 */
export function anyRequest(
  paths: Record<string, PathItem>,
  pages: readonly string[],
  context: FuzzContext,
): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      requestFor(path, method as keyof PathItem, operation, context),
    ),
  );
  const forms = (['contact', 'quote', 'newsletter'] as const).map((kind): [string, Schema] => {
    const operation = paths[`/api/${kind}`]?.post;
    return [kind === 'quote' ? '/mice' : `/${kind}`, (operation && operationBody(operation)) ?? {}];
  });
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...operations) },
    { weight: 3, arbitrary: pageRequest(pages, context) },
    { weight: 1, arbitrary: formRequest(forms, context) },
  );
}
