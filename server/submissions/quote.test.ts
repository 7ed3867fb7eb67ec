import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayInRegion } from '../../domain/format/today.ts';
import { isReference } from '../../domain/forms/reference.ts';
import { entry, outgoingEmail, submission } from '../db/schema.ts';
import { newAddress } from '../testing/newAddress.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { DATABASES } from '../testing/testSite.ts';

const DAY = 24 * 3600_000;
const inDays = (days: number) => dayInRegion(new Date(Date.now() + days * DAY));

const REQUEST = {
  cities: ['fes', 'ifrane'],
  categories: ['riads'],
  formats: ['seminar', 'gala-dinner'],
  startDate: inDays(60),
  endDate: inDays(62),
  participants: 40,
  budget: { amount: 20_000, currency: 'EUR' },
  companyName: 'Zeder AG',
  name: 'Meyer',
  firstName: 'Eva',
  email: 'eva@example.org',
  phone: '+49 30 1234567',
  message: 'Two rooms without steps, please.',
  quotes: ['riad-fes-meetings'],
};
const DEAL = 'free-jnan-sbil';

describe.each(DATABASES)('requests for quotes in the %s database', (kind) => {
  const site = setUpSite(
    {
      TRUSTED_PROXY: 'true',
      SITE_URL: 'https://visit.example',
      COUNCIL_EMAIL: 'council@visit.example',
      COUNCIL_LOCALE: 'fr',
      // There is no server: the emails stay in the database, where the tests read them.
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
    kind,
  );

  const submit = (body: object, headers: Record<string, string> = {}) =>
    site.post('/api/quote', body, headers);
  const submitForm = (fields: [name: string, value: string][]) =>
    site.post('/de/mice', new URLSearchParams(fields));
  const referenceOf = async (response: Response) =>
    ((await response.json()) as { data: { reference: string } }).data.reference;
  const storedAs = async (reference: string) => {
    const { sql } = site.database;
    const [row] = await sql.select().from(submission).where(eq(submission.reference, reference));
    const mails = await sql
      .select()
      .from(outgoingEmail)
      .where(eq(outgoingEmail.submission, reference));
    const messages = mails.map(({ message }) => message as { to: string; text: string });
    const to = (address: string) => messages.find((mail) => mail.to === address)?.text ?? '';
    return { row, to };
  };
  const count = async () => (await site.database.sql.select().from(submission)).length;

  it('are stored, sent to the council and confirmed, each in the language of the recipient', async () => {
    const response = await submit({ ...REQUEST, locale: 'de' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const reference = await referenceOf(response);
    expect(isReference(reference)).toBe(true);
    const { row, to } = await storedAs(reference);
    expect(row).toMatchObject({ kind: 'quote', locale: 'de', email: REQUEST.email, body: REQUEST });
    const notification = to('council@visit.example');
    for (const words of ['Fès, Ifrane', 'Séminaire, Dîner de gala', 'Riad Fès', 'Zeder AG']) {
      expect(notification).toContain(words);
    }
    expect(notification).toContain(REQUEST.message);
    expect(notification.replaceAll(/\s/g, ' ')).toContain('20 000 €');
    const confirmation = to(REQUEST.email);
    expect(confirmation).toContain('Seminar, Galadiner');
    expect(confirmation).toContain('20.000');
    // Confirmations contain no free text of the request: anybody can enter any address.
    for (const words of [REQUEST.message, REQUEST.companyName, REQUEST.name]) {
      expect(confirmation).not.toContain(words);
    }
  });

  it('may omit dates, budget and most contact details', async () => {
    const { cities, categories, formats, participants, name, email } = REQUEST;
    const minimal = { cities, categories, formats, participants, name, email };
    const response = await submit({ ...minimal, budget: '', startDate: '', dealId: '' });
    expect(response.status).toBe(201);
    const { row } = await storedAs(await referenceOf(response));
    expect(row?.body).toEqual({ ...minimal, quotes: [] });
    const inDirhams = await submit({ ...minimal, budget: 50_000 });
    const { row: other } = await storedAs(await referenceOf(inDirhams));
    expect(other?.body).toMatchObject({ budget: { amount: 50_000, currency: 'MAD' } });
  });

  it.each([
    ['cities', { cities: [] }],
    ['cities', { cities: undefined }],
    ['cities', { cities: ['atlantis'] }],
    ['cities', { cities: ['riads'] }],
    ['cities', { cities: Array.from({ length: 101 }, () => 'fes') }],
    ['categories', { categories: [] }],
    ['categories', { categories: ['seminar'] }],
    ['formats', { formats: [] }],
    ['formats', { formats: ['riads'] }],
    ['startDate', { startDate: inDays(-1), endDate: undefined }],
    ['startDate', { startDate: '2031-02-30' }],
    ['startDate', { startDate: undefined }],
    ['endDate', { endDate: inDays(59) }],
    ['participants', { participants: 0 }],
    ['participants', { participants: 10_001 }],
    ['participants', { participants: 1.5 }],
    ['participants', { participants: 'many' }],
    ['budget', { budget: -1 }],
    ['budget', { budget: { amount: 100, currency: 'XXX' } }],
    ['budget', { budget: 'much' }],
    ['companyName', { companyName: 'x'.repeat(121) }],
    ['name', { name: ' ' }],
    ['firstName', { firstName: 'Eva\r\nBcc: all@example.org' }],
    ['email', { email: 'eva@example' }],
    ['phone', { phone: 'ring me' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['quotes', { quotes: ['no-such-venue'] }],
    ['dealId', { dealId: 'no-such-deal' }],
    ['dealId', { dealId: DEAL }],
    ['website', { website: 'https://spam.example' }],
  ])('with an invalid %s are rejected with the name of the field: %o', async (field, invalid) => {
    const before = await count();
    const response = await submit({ ...REQUEST, ...invalid });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json',
    ]);
    expect(await response.json()).toMatchObject({ field });
    expect(await count()).toBe(before);
  });

  it.each(['cities', 'categories', 'formats'])(
    'without %s return the error message of the specification',
    async (field) => {
      for (const none of [[], undefined]) {
        const response = await submit({ ...REQUEST, [field]: none });
        expect(await response.json()).toMatchObject({
          field,
          detail: `Please choose one or more ${field}`,
        });
      }
    },
  );

  it('may start today', async () => {
    expect((await submit({ ...REQUEST, startDate: inDays(0), endDate: inDays(0) })).status).toBe(
      201,
    );
  });

  it('are rate limited by address', async () => {
    const one = { 'x-forwarded-for': newAddress() };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => submit({ ...REQUEST, message: `Number ${at}` }, one)),
    );
    const rejected = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 201).length).toBe(12 - rejected.length);
    expect(rejected.length).toBeGreaterThan(0);
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await submit({ ...REQUEST, message: 'Number 13' })).status).toBe(201);
  });

  it('can be sent by form, which redirects to the reference or shows errors', async () => {
    const fields: [string, string][] = [
      ['cities', 'fes'],
      ['cities', 'meknes'],
      ['categories', 'riads'],
      ['formats', 'congress'],
      ['quotes', 'riad-fes-meetings'],
      ['startDate', ''],
      ['endDate', ''],
      ['participants', '1.200'],
      ['budget', '20 000'],
      ['currency', 'EUR'],
      ['name', 'Meyer'],
      ['email', 'form@example.org'],
      ['message', ''],
    ];
    const response = await submitForm(fields);
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/^\/de\/mice\/sent\?reference=FM-/);
    const { row } = await storedAs(location.split('=')[1] ?? '');
    expect(row).toMatchObject({
      locale: 'de',
      body: {
        cities: ['fes', 'meknes'],
        quotes: ['riad-fes-meetings'],
        participants: 1200,
        budget: { amount: 20_000, currency: 'EUR' },
      },
    });
    const page = await fetch(site.url + location);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(location.split('=')[1]);
    expect((await fetch(`${site.url}/de/mice/sent?reference=<b>`)).status).toBe(404);

    const invalid = await submitForm(
      fields.filter(([name]) => name !== 'cities' && name !== 'name'),
    );
    expect(invalid.status).toBe(400);
    const html = await invalid.text();
    expect(html).toContain('Bitte wählen Sie eine oder mehrere Städte.');
    expect(html).toContain('value="form@example.org"');
    expect(checkedValues(html)).toEqual(['riad-fes-meetings', 'riads', 'congress']);
  });

  it('may name a deal of a business', async () => {
    const { sql } = site.database;
    const page = async () => (await fetch(`${site.url}/en/deal/${DEAL}`)).text();
    expect(await page()).not.toContain('Ask about this offer');
    const [row] = await sql.select().from(entry).where(eq(entry.id, DEAL));
    await sql
      .update(entry)
      .set({ data: { ...(row?.data as object), tags: ['hotels'] } })
      .where(eq(entry.id, DEAL));
    await expect.poll(page).toContain(`/en/mice?deal=${DEAL}#request`);
    const form = await (await fetch(`${site.url}/en/mice?deal=${DEAL}`)).text();
    expect(form).toContain(`name="dealId" value="${DEAL}"`);
    const response = await submit({ ...REQUEST, dealId: DEAL });
    expect((await storedAs(await referenceOf(response))).row?.body).toMatchObject({ dealId: DEAL });
  });

  it('are prefilled with the filters of the venues', async () => {
    const open = async (query: string) => {
      const html = await (await fetch(`${site.url}/en/mice?${query}`)).text();
      const shown = [...html.matchAll(/<li class="Venue"><picture/g)].length;
      return { ticked: checkedValues(html), shown };
    };
    expect(await open('city=meknes&category=public-halls')).toEqual({
      ticked: ['meknes', 'public-halls'],
      shown: 1,
    });
    expect(await open('city=taza&format=nothing')).toEqual({ ticked: ['taza'], shown: 0 });
    expect(await open('people=100000')).toEqual({ ticked: [], shown: 0 });
  });

  it('are described in the OpenAPI document', async () => {
    const { paths } = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as {
      paths: Record<string, { post: { requestBody: object } }>;
    };
    const body = JSON.stringify(paths['/api/quote']?.post.requestBody);
    for (const field of Object.keys({ ...REQUEST, dealId: '' }))
      expect(body).toContain(`"${field}"`);
  });
});

/** The values of the checked boxes of a page. */
function checkedValues(html: string): string[] {
  return [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].flatMap(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1] ?? [],
  );
}
