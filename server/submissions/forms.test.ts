import { createHash } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql as expression } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReference } from '../../domain/forms/reference.ts';
import { LOCALES } from '../../domain/locale.ts';
import { remotePersonalData } from '../content/adminSocket.ts';
import { emailCount, outgoingEmail, submission, subscriber } from '../db/schema.ts';
import { countEmail } from '../email/dailyLimit.ts';
import { FULL } from '../testing/full.ts';
import { newAddress } from '../testing/newAddress.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { DATABASES } from '../testing/testSite.ts';
import { createToken, signer } from './formTokens.ts';
import { localPersonalData } from './personalData.ts';
import { deleteExpiredOutbox, deleteExpiredSubmissions } from './retention.ts';

const EVA = { name: 'Meyer', firstName: 'Eva', email: 'eva@example.org', message: 'Good day' };
const DAY = 24 * 3600_000;

describe.each(DATABASES)('forms in the %s database', (kind) => {
  const site = setUpSite(
    {
      TRUSTED_PROXY: 'true',
      SITE_URL: 'https://visit.example',
      COUNCIL_EMAIL: 'council@visit.example',
      COUNCIL_LOCALE: 'de',
    },
    kind,
  );

  const sendForm = (path: string, fields: Record<string, string>, headers = {}) =>
    site.post(path, new URLSearchParams(fields), headers);
  const stored = async (email: string) =>
    site.database.sql.select().from(submission).where(eq(submission.email, email));
  const referenceOf = async (response: Response) =>
    ((await response.json()) as { data: { reference: string } }).data.reference;
  /** The emails in the outbox to an address, with their decoded bodies. */
  const emailsTo = async (to: string) => {
    await site.emailQueue.sendDue();
    // The site itself may still be sending.
    await expect
      .poll(async () => (await site.database.sql.select().from(outgoingEmail)).length)
      .toBe(0);
    const folder = join(site.dataDir, 'outbox');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return sources
      .filter((raw) => raw.includes(`\r\nTo: ${to}\r\n`))
      .map((raw) => ({
        head: raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' '),
        body: decoded(raw),
      }));
  };

  describe('the contact form', () => {
    it('stores a submission with a reference, notifies the council and sends a confirmation', async () => {
      const response = await site.post('/api/contact', {
        ...EVA,
        locale: 'es',
        phone: '+34 600 123 456',
      });
      expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
      const reference = await referenceOf(response);
      expect(isReference(reference)).toBe(true);
      const [row] = await stored(EVA.email);
      expect(row).toMatchObject({
        reference,
        kind: 'contact',
        locale: 'es',
        body: { ...EVA, phone: '+34 600 123 456' },
      });
      const [notification] = await emailsTo('council@visit.example');
      expect(notification?.head).toContain('Reply-To: eva@example.org');
      expect(notification?.head).toContain(`Subject: ${reference}: Nachricht von Eva Meyer`);
      expect(notification?.body).toContain('Good day');
      const [confirmation] = await emailsTo('eva@example.org');
      expect(confirmation?.head).toContain(`Subject: Su mensaje ha llegado (${reference})`);
      // Confirmations contain no text of the submission: anybody can enter any address.
      expect(confirmation?.body).not.toContain('Good day');
      expect(confirmation?.body).not.toContain('Meyer');
    });

    it.each([
      [{ ...EVA, name: '' }, 'name'],
      [{ ...EVA, name: undefined }, 'name'],
      [{ ...EVA, name: ['Meyer'] }, 'name'],
      [{ ...EVA, name: 'x'.repeat(121) }, 'name'],
      [{ ...EVA, name: 'Eva\r\nBcc: all@example.org' }, 'name'],
      [{ ...EVA, firstName: 'Eva\nX: y' }, 'firstName'],
      [{ ...EVA, email: 'eva@example' }, 'email'],
      [{ ...EVA, email: 'eva@example.org\r\nBcc: all@example.org' }, 'email'],
      [{ ...EVA, email: 'eva@example.org, all@example.org' }, 'email'],
      [{ ...EVA, phone: 'ring me' }, 'phone'],
      [{ ...EVA, message: ' \n ' }, 'message'],
      [{ ...EVA, message: 'x'.repeat(5001) }, 'message'],
      [{ ...EVA, website: 'https://spam.example' }, 'website'],
    ])('rejects %o with the field %s', async (body, field) => {
      const before = (await site.database.sql.select().from(submission)).length;
      const response = await site.post('/api/contact', body);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        400,
        'application/problem+json',
      ]);
      expect(await response.json()).toMatchObject({ field });
      expect((await site.database.sql.select().from(submission)).length).toBe(before);
    });

    it('stores texts unchanged and escapes them in emails', async () => {
      const message = 'Line one\r\n<script>alert(1)</script> & "quotes"\nÜber Fès: ;--';
      const email = 'as-they-are@example.org';
      expect((await site.post('/api/contact', { ...EVA, email, message })).status).toBe(201);
      expect((await stored(email))[0]?.body).toMatchObject({ message });
      const notification = (await emailsTo('council@visit.example')).find(({ head }) =>
        head.includes(email),
      );
      expect(notification?.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;');
      expect(notification?.body.split('<!doctype html>')[1]).not.toContain('<script>');
    });

    it('rejects other methods, content types, long bodies and other origins', async () => {
      expect((await fetch(`${site.url}/api/contact`)).status).toBe(405);
      expect((await site.post('/api/contact', EVA, { 'content-type': 'text/plain' })).status).toBe(
        415,
      );
      expect((await site.post('/api/contact', { ...EVA, x: 'x'.repeat(70_000) })).status).toBe(413);
      const foreignOrigin = { origin: 'https://elsewhere.example' };
      expect((await site.post('/api/contact', EVA, foreignOrigin)).status).toBe(403);
    });
  });

  describe('against spam', () => {
    it('accepts five submissions from one address and rate limits the others', async () => {
      const sent = FULL ? 1000 : 70;
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const body = (index: number) => ({ ...EVA, email: `one-${index}@example.org` });
      const answers = await sendMany(
        (index) => site.post('/api/contact', body(index), headers),
        sent,
      );
      const accepted = answers.filter(({ status }) => status === 201).length;
      expect(accepted).toBe(5);
      expect(answers.filter(({ status }) => status === 429).length).toBe(sent - 5);
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('stores all submissions from many addresses, each with its own reference', async () => {
      const sent = FULL ? 250 : 50;
      const body = (index: number) => ({
        ...EVA,
        email: `many@example.org`,
        message: `No ${index}`,
      });
      const answers = await sendMany((index) => site.post('/api/contact', body(index)), sent);
      expect(answers.every(({ status }) => status === 201)).toBe(true);
      const references = await Promise.all(answers.map(referenceOf));
      expect(new Set(references).size).toBe(sent);
      expect((await stored('many@example.org')).length).toBe(sent);
    });

    it('requires a proof of work for a repeated text, and accepts each proof once', async () => {
      const message = 'Buy our wonderful pills, they are so very cheap today.';
      const post = (more = {}) => site.post('/api/contact', { ...EVA, message, ...more });
      for (let times = 0; times < 5; times++) expect((await post()).status).toBe(201);
      const rejected = await post();
      expect(rejected.status).toBe(429);
      const { detail } = (await rejected.json()) as { detail: string };
      const bits = Number(/Zero bits: (\d+)/.exec(detail)?.[1]);
      const token = createToken(await signer(site.database.sql), Date.now() - 10_000);
      expect((await post({ token, nonce: '0' })).status).toBe(429);
      const nonce = solve(token, bits);
      expect((await post({ token, nonce })).status).toBe(201);
      expect((await post({ token, nonce })).status).toBe(429);
      expect((await post({ token: 'forged.x', nonce })).status).toBe(429);
    });

    it('rejects a form that was filled in faster than a person can type', async () => {
      const answer = await fetch(`${site.url}/api/forms/token`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { data } = (await answer.json()) as { data: { token: string } };
      expect((await site.post('/api/contact', { ...EVA, ...data })).status).toBe(429);
      const token = createToken(await signer(site.database.sql), Date.now() - 5000);
      expect((await site.post('/api/contact', { ...EVA, token })).status).toBe(201);
    });
  });

  describe('mails to visitors', () => {
    const confirmationsTo = async (mailbox: string) =>
      (await emailsTo(mailbox)).filter(({ head }) => head.includes('Subject: Your message'));

    it('are limited to five a day for a mailbox in any spelling, across processes', async () => {
      const spellings = ['cap', 'CAP', 'cap+1', 'Cap+two', 'cap+3', 'cap+4', 'cap'];
      for (const local of spellings) {
        const response = await site.post('/api/contact', { ...EVA, email: `${local}@example.org` });
        expect(response.status).toBe(201);
      }
      const confirmations = await Promise.all(
        [...new Set(spellings)].map((local) => confirmationsTo(`${local}@example.org`)),
      );
      expect(confirmations.flat()).toHaveLength(5);
      // The submissions are stored nevertheless.
      expect(await stored('cap+4@example.org')).toHaveLength(1);
      // Another process reads the same count.
      const { sql } = site.database;
      const mail = { email: 'cap@example.org', ip: newAddress() };
      const sign = await signer(sql);
      expect(await countEmail(sql, sign, mail, new Date())).toBe('recipient');
      const tomorrow = new Date(Date.now() + DAY);
      expect(await countEmail(sql, sign, mail, tomorrow)).toBe('allowed');
      const counts = JSON.stringify(await sql.select().from(emailCount));
      expect(counts).not.toContain('example');
      await deleteExpiredSubmissions(sql, new Date(Date.now() + 4 * DAY));
      expect(await sql.select().from(emailCount)).toEqual([]);
    });

    it('are limited to a hundred a day for a network, a /48 with IPv6', async () => {
      const answers = await sendMany(
        (index) =>
          site.post(
            '/api/newsletter',
            { email: `network-${index}@example.org`, locale: 'en', consent: true },
            { 'x-forwarded-for': `2001:db8:abc:${index.toString(16)}::1` },
          ),
        101,
      );
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(100);
      const rejected = answers.find(({ status }) => status === 429);
      expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('if the database is unavailable', () => {
    const typed = { name: 'Down', email: 'down@example.org', message: 'Is <b>anybody</b> there?' };
    const rename = (from: string, to: string) =>
      site.database.sql.execute(expression.raw(`ALTER TABLE ${from} RENAME TO ${to}`));
    beforeAll(() => rename('submission', 'submission_away'));
    afterAll(() => rename('submission_away', 'submission'));

    it.each([
      ['en', 'cannot be stored at the moment'],
      ['fr', 'ne peut pas être enregistré'],
      ['es', 'no podemos guardar su mensaje'],
      ['de', 'gerade nicht gespeichert werden'],
    ])('the page shows an error in %s and keeps the input', async (locale, words) => {
      const response = await sendForm(`/${locale}/contact`, typed);
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
      const html = await response.text();
      expect(html).toContain(words);
      expect(html).toMatch(
        /name="email"[^>]*value="down@example.org"|value="down@example.org"[^>]*name="email"/,
      );
      expect(html).toContain('Is &lt;b&gt;anybody&lt;/b&gt; there?');
    });

    it('the API returns 503 with Retry-After', async () => {
      const response = await site.post('/api/contact', typed);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    });
  });

  describe('the pages', () => {
    const valid = { name: 'Page', email: 'page@example.org', message: 'From a page' };

    it('redirect after a valid form, with no-store', async () => {
      const response = await sendForm('/fr/contact', valid);
      expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
      const [row] = await stored(valid.email);
      expect(row?.locale).toBe('fr');
      const location = response.headers.get('location') ?? '';
      expect(location).toBe(`/fr/contact?sent=${row?.reference}`);
      const page = await fetch(site.url + location);
      expect(await page.text()).toContain(row?.reference);
      expect(page.headers.get('cache-control')).toContain('private');
    });

    it.each(LOCALES)('show errors in %s and keep the input', async (locale) => {
      const counts = await (await fetch(`${site.url}/${locale}/contact`)).text();
      const typed = { name: 'Ana "B" <c>', email: 'nobody', message: '', city: 'Fès' };
      const response = await sendForm(`/${locale}/contact`, typed);
      expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
      expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
      const page = await response.text();
      expect(page).toContain('value="Ana &quot;B&quot; &lt;c&gt;"');
      expect(page).toContain('value="nobody"');
      expect(page).toContain('href="#contact-email"');
      expect(page.match(/aria-invalid="true"/g)?.length).toBe(2);
      const messages = JSON.parse(await readFile(`messages/${locale}/forms.json`, 'utf8'));
      expect(page).toContain(messages.problem.email);
      expect(page).toContain(messages.problem.required);
      expect(await (await fetch(`${site.url}/${locale}/contact`)).text()).toBe(counts);
    });

    it('reject forms of other origins, content types, lengths and methods', async () => {
      const foreignOrigin = { origin: 'https://elsewhere.example' };
      expect((await sendForm('/en/contact', valid, foreignOrigin)).status).toBe(403);
      expect(
        (await sendForm('/en/contact', valid, { 'sec-fetch-site': 'cross-site' })).status,
      ).toBe(403);
      expect((await site.post('/en/contact', valid)).status).toBe(415);
      expect((await sendForm('/en/contact', { message: 'x'.repeat(70_000) })).status).toBe(413);
      expect((await sendForm('/en/about', valid)).status).toBe(405);
      expect((await sendForm('/en/nowhere', valid)).status).toBe(405);
      const put = await fetch(`${site.url}/en/contact`, { method: 'PUT' });
      expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    });

    it('show the rate limit and keep the input', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.8' };
      for (let times = 0; times < 5; times++) await sendForm('/en/contact', valid, headers);
      const response = await sendForm('/en/contact', { ...valid, name: 'Sixth' }, headers);
      expect(response.status).toBe(429);
      const page = await response.text();
      expect(page).toContain('Please try again in');
      expect(page).toContain('value="Sixth"');
    });
  });

  describe('the newsletter', () => {
    const subscribe = (email: string, locale = 'en') =>
      site.post('/api/newsletter', { email, locale, consent: true });
    const findSubscriber = async (email: string) =>
      (await site.database.sql.select().from(subscriber).where(eq(subscriber.email, email)))[0];
    const pathIn = (body: string | undefined, step: string) =>
      new RegExp(`https://visit\\.example(/\\w\\w/newsletter/${step}\\?key=[\\w.-]+)`).exec(
        body ?? '',
      )?.[1] ?? '';

    it.each([
      [{ email: 'x', locale: 'en', consent: true }, 'email'],
      [{ email: 'n@example.org', locale: 'xx', consent: true }, 'locale'],
      [{ email: 'n@example.org', locale: 'en', consent: false }, 'consent'],
      [{ email: 'n@example.org', locale: 'en' }, 'consent'],
    ])('rejects %o with the field %s', async (body, field) => {
      const response = await site.post('/api/newsletter', body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ field });
    });

    it('is confirmed by a button, not by opening the link, and cancelled by one click', async () => {
      const email = 'reader@example.org';
      const response = await subscribe('Reader@Example.org', 'de');
      expect([response.status, await response.text()]).toEqual([202, '']);
      expect((await findSubscriber(email))?.confirmed).toBe(null);
      const [confirmationRequest] = await emailsTo(email);
      expect(confirmationRequest?.head).toContain(
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      );
      const confirm = pathIn(confirmationRequest?.body, 'confirm');
      expect(confirm).toMatch(/^\/de\//);
      // A mail scanner opens the link.
      expect((await fetch(site.url + confirm)).status).toBe(200);
      expect((await findSubscriber(email))?.confirmed).toBe(null);
      expect((await sendForm(confirm, {})).status).toBe(200);
      expect((await findSubscriber(email))?.confirmed).toBeInstanceOf(Date);
      const welcome = (await emailsTo(email)).find(({ body }) => body.includes('Willkommen'));
      const unsubscribe = pathIn(
        /List-Unsubscribe: <([^>]+)>/.exec(welcome?.head ?? '')?.[1],
        'leave',
      );
      expect((await fetch(site.url + unsubscribe)).status).toBe(200);
      expect(await findSubscriber(email)).toBeDefined();
      const click = await sendForm(unsubscribe, { 'List-Unsubscribe': 'One-Click' });
      // RFC 8058 wants no redirect.
      expect(click.status).toBe(200);
      expect(await findSubscriber(email)).toBeUndefined();
      expect((await sendForm(unsubscribe, {})).status).toBe(200);
      expect((await sendForm(confirm, {})).status).toBe(404);
    });

    it('sends the same response for new, pending and confirmed addresses, and few emails', async () => {
      const email = 'again@example.org';
      const answers = [await subscribe(email), await subscribe(email)];
      const confirm = pathIn((await emailsTo(email))[0]?.body, 'confirm');
      await sendForm(confirm, {});
      answers.push(await subscribe(email));
      const summaries = answers.map((answer) => [
        answer.status,
        answer.headers.get('content-length'),
      ]);
      expect(new Set(summaries.map(String)).size).toBe(1);
      // The confirmation request and the welcome: the other requests came too soon.
      expect((await emailsTo(email)).length).toBe(2);
    });

    it('rejects invalid keys and keys for the other purpose', async () => {
      await subscribe('keys@example.org');
      const [mail] = await emailsTo('keys@example.org');
      const confirm = pathIn(mail?.body, 'confirm');
      const unsubscribe = confirm.replace('/confirm', '/leave');
      expect((await sendForm(unsubscribe, {})).status).toBe(404);
      expect((await sendForm(`${confirm}x`, {})).status).toBe(404);
      expect((await sendForm('/en/newsletter/confirm', {})).status).toBe(404);
      expect(await findSubscriber('keys@example.org')).toMatchObject({ confirmed: null });
    });

    it('can be subscribed to in the footer of any page', async () => {
      const page = '/es/events?city=fes';
      const fields = { 'footer-form': 'newsletter', email: 'footer@example.org', locale: 'es' };
      const rejected = await sendForm(page, fields);
      const html = await rejected.text();
      expect([rejected.status, rejected.headers.get('cache-control')]).toEqual([400, 'no-store']);
      expect(html).toContain('value="footer@example.org"');
      expect(html).toMatch(/class="NewsletterForm-answer" role="alert" tabindex="-1" autofocus/i);
      expect(await findSubscriber('footer@example.org')).toBeUndefined();
      // An address that is known already gets the same answer.
      for (let times = 0; times < 2; times++) {
        const agreed = await sendForm(page, { ...fields, consent: 'on' });
        expect([agreed.status, agreed.headers.get('cache-control')]).toEqual([200, 'no-store']);
        expect(await agreed.text()).toContain('Revise su correo');
      }
      expect(await findSubscriber('footer@example.org')).toMatchObject({ locale: 'es' });
      expect(await (await fetch(site.url + page)).text()).not.toContain('footer-answer"');
    });
  });

  describe('retention', () => {
    it('deletes contacts after a year, quotes after three years and pending subscriptions after a week', async () => {
      const { sql } = site.database;
      const now = new Date('2027-06-01T03:00:00Z');
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
      const row = (reference: string, kind: string, days: number) => ({
        reference,
        kind,
        locale: 'en',
        email: 'old@example.org',
        body: {},
        created: daysAgo(days),
      });
      await sql
        .insert(submission)
        .values([
          row('c-young', 'contact', 364),
          row('c-old', 'contact', 366),
          row('q-young', 'quote', 3 * 365),
          row('q-old', 'quote', 3 * 365 + 2),
        ]);
      const subscriberRow = (id: string, days: number, confirmed?: Date) => ({
        id,
        email: `${id}@example.org`,
        locale: 'en',
        asked: daysAgo(days),
        confirmed: confirmed ?? null,
      });
      await sql
        .insert(subscriber)
        .values([
          subscriberRow('s-young', 6),
          subscriberRow('s-old', 8),
          subscriberRow('s-true', 900, daysAgo(900)),
        ]);
      const message = { to: 'x', subject: '', html: '', text: '' };
      const mail = { id: crypto.randomUUID(), submission: 'c-old', message, created: now };
      await sql.insert(outgoingEmail).values({ ...mail, nextTry: new Date('2100-01-01') });
      await deleteExpiredSubmissions(sql, now);
      const remaining = await stored('old@example.org');
      expect(remaining.map(({ reference }) => reference).sort()).toEqual(['c-young', 'q-young']);
      const subscribers = (await sql.select().from(subscriber)).map(({ id }) => id);
      expect(subscribers).toEqual(expect.arrayContaining(['s-young', 's-true']));
      expect(subscribers).not.toContain('s-old');
      expect(await sql.select().from(outgoingEmail).where(eq(outgoingEmail.id, mail.id))).toEqual(
        [],
      );
    });

    it('deletes old files of the outbox', async () => {
      await site.post('/api/contact', { ...EVA, email: 'file@example.org' });
      expect((await emailsTo('file@example.org')).length).toBe(1);
      const folder = join(site.dataDir, 'outbox');
      const [old] = await readdir(folder);
      const then = new Date(Date.now() - 31 * DAY);
      await utimes(join(folder, String(old)), then, then);
      const count = (await readdir(folder)).length;
      expect(await deleteExpiredOutbox(site.dataDir)).toBe(1);
      expect((await readdir(folder)).length).toBe(count - 1);
    });

    it('exports and deletes the data of one person', async () => {
      const email = 'Leaving@example.org';
      await site.post('/api/contact', { ...EVA, email });
      await site.post('/api/contact', { ...EVA, email: 'not-leaving@example.org' });
      await site.post('/api/newsletter', { email, locale: 'en', consent: true });
      await emailsTo(email);
      const own = localPersonalData(site.database.sql, site.dataDir, 'https://visit.example');
      const personalData = kind === 'embedded' ? remotePersonalData(site.dataDir) : own;
      const notification = JSON.stringify(await personalData.export('leaving@example.org'));
      expect(notification).toContain('Good day');
      expect(notification).toContain('"newsletter":[{');
      // The form and its two emails, the subscription and its email.
      expect(await personalData.delete('leaving@example.org')).toBe(5);
      expect(await personalData.export(email)).toMatchObject({ forms: [], newsletter: [] });
      expect((await stored('not-leaving@example.org')).length).toBe(1);
      expect((await emailsTo('not-leaving@example.org')).length).toBe(1);
    });

    it('exports the list of confirmed subscribers', async () => {
      const { sql } = site.database;
      const agreed = { id: 'agreed', email: 'agreed@example.org', locale: 'fr', asked: new Date() };
      await sql.insert(subscriber).values({ ...agreed, confirmed: new Date() });
      await site.post('/api/newsletter', {
        email: 'silent@example.org',
        locale: 'fr',
        consent: true,
      });
      const personalData = localPersonalData(sql, site.dataDir, 'https://visit.example');
      const list = await personalData.newsletter();
      expect(list.map(({ email }) => email)).not.toContain('silent@example.org');
      const entry = list.find(({ email }) => email === 'agreed@example.org');
      const unsubscribe = new URL(entry?.unsubscribe ?? '');
      expect((await sendForm(unsubscribe.pathname + unsubscribe.search, {})).status).toBe(200);
      expect((await personalData.newsletter()).map(({ email }) => email)).not.toContain(
        'agreed@example.org',
      );
    });
  });
});

/** Sends `count` requests, 40 at once. */
async function sendMany(
  request: (index: number) => Promise<Response>,
  count: number,
): Promise<Response[]> {
  const answers: Response[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      answers[index] = await request(index);
    }
  };
  await Promise.all(Array.from({ length: 40 }, worker));
  return answers;
}

function solve(token: string, bits: number): string {
  for (let nonce = 0; ; nonce++) {
    const hash = createHash('sha256').update(`${token}:${nonce}`).digest();
    if (hash.readUInt32BE() >>> (32 - bits) === 0) return String(nonce);
  }
}

/** Decodes the parts of an email. */
function decoded(raw: string): string {
  return raw
    .split(/\r\n--[-\w]+/)
    .map((part) => {
      const at = part.indexOf('\r\n\r\n');
      const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part.slice(0, at))?.[1];
      const body = part.slice(at + 4);
      if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
      const bytes = body
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
      return encoding === 'quoted-printable' ? Buffer.from(bytes, 'latin1').toString('utf8') : body;
    })
    .join('\n');
}
