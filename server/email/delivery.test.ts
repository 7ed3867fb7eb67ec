import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { outgoingEmail, submission } from '../db/schema.ts';
import { makeLog } from '../log.ts';
import type { RunningSite } from '../site.ts';
import { newAddress } from '../testing/newAddress.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtpServer.ts';
import { DATABASES, makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { EmailQueue } from './emailQueue.ts';
import { createEmailTransport } from './transport.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const later = (ms: number) => () => new Date(Date.now() + ms);

const post = (url: string, email: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
    },
    body: JSON.stringify({ name: 'Meyer', email, message: 'Good day', locale: 'de' }),
  });

describe.each(DATABASES)('emails in the %s database', (kind) => {
  let place: TestPlace;
  let smtp: TestSmtpServer;
  let site: RunningSite;

  beforeAll(async () => {
    place = await makeTestPlace(kind);
    smtp = await startSmtpServer();
    site = await place.start({
      TRUSTED_PROXY: 'true',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@visit.example',
      COUNCIL_EMAIL: 'council@visit.example',
    });
  });
  afterEach(async () => {
    smtp.behaviour = 'kind';
    smtp.received = [];
    await site.database.sql.delete(outgoingEmail);
  });
  afterAll(async () => {
    await smtp.close();
    await place.remove();
  });

  const waiting = () => site.database.sql.select().from(outgoingEmail);
  const attempts = async () => (await waiting()).map((mail) => mail.attempts).sort();
  const receivedBy = (to: string) => smtp.received.filter((mail) => mail.to === to).length;

  it('are delivered by SMTP with the headers and parts that email clients need', async () => {
    await post(site.url, 'a@example.org');
    await expect.poll(() => smtp.received.length).toBe(2);
    const raw = smtp.received.find(({ to }) => to === 'a@example.org')?.raw ?? '';
    expect(raw).toContain('From: "Fes-Meknes" <site@visit.example>');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toMatch(/Message-ID: <[\w-]+@localhost>/);
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(receivedBy('council@visit.example')).toBe(1);
    await expect.poll(waiting).toEqual([]);
  });

  it.each(['later', 'never', 'drops'] as const)(
    'are retried with growing delays if the server behaves as "%s"',
    async (mood) => {
      smtp.behaviour = mood;
      expect((await post(site.url, `${mood}@example.org`)).status).toBe(201);
      await expect.poll(attempts).toEqual([1, 1]);
      // Delays grow: 1 minute, 5 more, 15 more. Before the end of a delay nothing is sent.
      await site.emailQueue.sendDue(later(MINUTE / 2));
      expect(await attempts()).toEqual([1, 1]);
      await site.emailQueue.sendDue(later(2 * MINUTE));
      expect(await attempts()).toEqual([2, 2]);
      await site.emailQueue.sendDue(later(5 * MINUTE));
      expect(await attempts()).toEqual([2, 2]);
      await site.emailQueue.sendDue(later(8 * MINUTE));
      expect(await attempts()).toEqual([3, 3]);
      smtp.behaviour = 'kind';
      await site.emailQueue.sendDue(later(24 * MINUTE));
      expect([receivedBy(`${mood}@example.org`), receivedBy('council@visit.example')]).toEqual([
        1, 1,
      ]);
      expect(await waiting()).toEqual([]);
    },
  );

  it('to visitors expire after a week, those to the council never', async () => {
    smtp.behaviour = 'never';
    await post(site.url, 'gone@example.org');
    await expect.poll(attempts).toEqual([1, 1]);
    for (const days of [1, 3, 5, 8, 10, 60, 300]) await site.emailQueue.sendDue(later(days * DAY));
    const left = await waiting();
    expect(left.map(({ message }) => (message as { to: string }).to)).toEqual([
      'council@visit.example',
    ]);
    expect(left[0]?.attempts).toBe(8);
  });

  it('are sent once each by several queues', async () => {
    smtp.behaviour = 'later';
    for (let count = 0; count < 10; count++) await post(site.url, `both-${count}@example.org`);
    await expect.poll(attempts).toEqual(Array(20).fill(1));
    smtp.behaviour = 'kind';
    const send = createEmailTransport(readConfig({ SMTP_URL: smtp.url, DATA_DIR: place.dataDir }));
    const other = new EmailQueue(site.database.sql, send, makeLog('silent'));
    const now = later(5 * MINUTE);
    await Promise.all([site.emailQueue.sendDue(now), other.sendDue(now), other.sendDue(now)]);
    await other.stop();
    expect(smtp.received.length).toBe(20);
    expect(await waiting()).toEqual([]);
  });

  it('do not block requests while the server stalls', async () => {
    smtp.behaviour = 'stalls';
    const config = { ...readConfig({ SMTP_URL: smtp.url, DATA_DIR: place.dataDir }) };
    const send = createEmailTransport(config, { timeout: 1500, longest: 2000 });
    const { sql } = site.database;
    const [row] = await sql.select().from(submission).limit(1);
    const message = { to: 'slow@example.org', subject: 's', html: 'h', text: 't' };
    const id = crypto.randomUUID();
    const own = { id, submission: String(row?.reference), message, created: new Date() };
    await sql.insert(outgoingEmail).values({ ...own, nextTry: new Date('2020-01-01') });
    const queue = new EmailQueue(sql, send, makeLog('silent'));
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
    // The delivery has started; the site accepts submissions meanwhile.
    expect((await post(site.url, 'meanwhile@example.org')).status).toBe(201);
    await queue.stop();
    const kept = await sql.select().from(outgoingEmail).where(eq(outgoingEmail.id, id));
    expect(kept.length).toBe(1);
    expect(smtp.received).toEqual([]);
  });
});

describe('an unreachable mail server', () => {
  it('loses no submission, even if the process is killed', async () => {
    const smtp = await startSmtpServer();
    const { port } = smtp;
    await smtp.close();
    const place = await makeTestPlace();
    const env = { ...place.env, TRUSTED_PROXY: 'true', SMTP_URL: `smtp://127.0.0.1:${port}` };
    const running = await startProcess(env);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(running.url, `down-${index}@example.org`)),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    // All are stored and no email is sent when the process is killed.
    running.process.kill('SIGKILL');
    await once(running.process, 'exit');
    const restarted = await startSmtpServer(port);
    const site = await place.start({ SMTP_URL: restarted.url });
    expect((await site.database.sql.select().from(submission)).length).toBe(20);
    await site.emailQueue.sendDue(later(2 * DAY));
    await expect.poll(() => restarted.received.length).toBe(40);
    const visitors = new Set(
      restarted.received.map(({ to }) => to).filter((to) => to.startsWith('down-')),
    );
    expect(visitors.size).toBe(20);
    const left = await site.database.sql
      .select()
      .from(outgoingEmail)
      .where(isNotNull(outgoingEmail.submission));
    expect(left).toEqual([]);
    await place.remove();
    await restarted.close();
  });
});

/** Starts the site in a process of its own. */
async function startProcess(
  env: Record<string, string>,
): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const url = /is at (http:\S+)/.exec(output)?.[1];
    if (url) return { url, process: child };
  }
  throw new Error(`The site did not start: ${output}`);
}
