import { setTimeout as pause } from 'node:timers/promises';
import { importEntries } from '../../../server/content/contentStore.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { makeLog } from '../../../server/log.ts';
import { startFreezableProxy } from '../../../server/testing/freezableProxy.ts';
import { createDatabase } from '../../../server/testing/testDatabase.ts';
import { SECOND_PORT, serveSite } from '../serveSite.ts';
import type { Attack } from './attack.ts';
import { sendForm } from './sendForm.ts';

const FORMS = 200;
const PLACE = 'bab-mansour';
/**
 * Limits in seconds, for: the response time of a page, that of a rejected form, the shutdown, and the
 * time until a content change is visible.
 */
const LIMITS = { page: 1, form: 15, end: 28, change: 35 };

/**
 * Freezes the connection to the PostgreSQL server at `TEST_DATABASE_URL` while 200 forms are sent. Before
 * that, silently drops all connections while content changes.
 */
export const frozenDatabase: Attack = {
  name: 'frozen database',
  before: 'page 0.7 s, form and end above 60 s, change never',
  goal: `seconds below ${Object.entries(LIMITS).map(([what, limit]) => `${what} ${limit}`)}`,
  seconds: 240,
  async run() {
    const database = await createDatabase();
    const { hostname, port } = new URL(database.url);
    const proxy = await startFreezableProxy(hostname, Number(port || 5432));
    const url = new URL(database.url);
    url.host = `127.0.0.1:${proxy.port}`;
    const env = { PORT: SECOND_PORT, DATABASE_URL: url.href, LOG_LEVEL: 'fatal' };
    const site = await serveSite(env);
    try {
      proxy.cutOff();
      const change = await secondsOf(() => changeContent(site.url, database.url));
      proxy.freeze();
      const sent = Array.from({ length: FORMS }, () => sendForm(site.url));
      const form = secondsOf(async () => {
        const unexpected = (await Promise.all(sent)).find(({ status }) => status !== 503);
        if (unexpected) throw new Error(`Form submission: status ${unexpected.status}`);
      });
      const page = await secondsOf(() => fetch(`${site.url}/en/poi/${PLACE}?q=${Math.random()}`));
      const formSeconds = await form;
      const end = await secondsOf(() => site.stop());
      const seconds = { page, form: formSeconds, end, change };
      return {
        after: Object.entries(seconds)
          .map(([what, took]) => `${what} ${took.toFixed(1)} s`)
          .join(', '),
        met: Object.entries(LIMITS).every(
          ([what, limit]) => seconds[what as keyof typeof LIMITS] < limit,
        ),
      };
    } finally {
      await site.kill();
      await proxy.close();
      await database.drop();
    }
  },
};

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Changes a title directly in the database, and waits until the site shows it. */
async function changeContent(site: string, databaseUrl: string): Promise<void> {
  const list = (await (await fetch(`${site}/api/cache/places`)).json()) as {
    data: { _id: string; title: object }[];
  };
  const gate = list.data.find(({ _id }) => _id === PLACE);
  const direct = await openPostgres(databaseUrl, makeLog('error'));
  const raw = { ...gate, title: { ...gate?.title, en: 'A gate with a new name' } };
  const { changed, problems } = await importEntries(direct.sql, [{ kind: 'places', raw }]);
  await direct.close();
  if (changed !== 1) throw new Error(`Import failed: ${JSON.stringify(problems)}`);
  while (!(await (await fetch(`${site}/en/poi/${PLACE}`)).text()).includes('A gate with a new')) {
    await pause(200);
  }
}
