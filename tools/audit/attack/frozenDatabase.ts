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
/** At most, in seconds: a page, a refused form, an end, and until a change of content is seen. */
const MOST = { page: 1, form: 15, end: 28, change: 35 };

/**
 * A PostgreSQL server (`TEST_DATABASE_URL`) that freezes under 200 forms, and one whose connections are
 * cut without a word while content changes.
 */
export const frozenDatabase: Attack = {
  name: 'frozen database',
  before: 'page 0.7 s, form and end above 60 s, change never',
  goal: `seconds below ${Object.entries(MOST).map(([what, most]) => `${what} ${most}`)}`,
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
      const change = await secondsOf(() => seeChange(site.url, database.url));
      proxy.freeze();
      const sent = Array.from({ length: FORMS }, () => sendForm(site.url));
      const form = secondsOf(async () => {
        const wrong = (await Promise.all(sent)).find(({ status }) => status !== 503);
        if (wrong) throw new Error(`A form was answered with ${wrong.status}`);
      });
      const page = await secondsOf(() => fetch(`${site.url}/en/poi/${PLACE}?q=${Math.random()}`));
      const late = await form;
      const end = await secondsOf(() => site.stop());
      const seconds = { page, form: late, end, change };
      return {
        after: Object.entries(seconds)
          .map(([what, took]) => `${what} ${took.toFixed(1)} s`)
          .join(', '),
        met: Object.entries(MOST).every(
          ([what, most]) => seconds[what as keyof typeof MOST] < most,
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

/** Changes a title in the database itself, and waits until the site shows it. */
async function seeChange(site: string, databaseUrl: string): Promise<void> {
  const list = (await (await fetch(`${site}/api/cache/places`)).json()) as {
    data: { _id: string; title: object }[];
  };
  const gate = list.data.find(({ _id }) => _id === PLACE);
  const direct = await openPostgres(databaseUrl, makeLog('error'));
  const raw = { ...gate, title: { ...gate?.title, en: 'A gate with a new name' } };
  const { changed, problems } = await importEntries(direct.sql, [{ kind: 'places', raw }]);
  await direct.close();
  if (changed !== 1) throw new Error(`Not changed: ${JSON.stringify(problems)}`);
  while (!(await (await fetch(`${site}/en/poi/${PLACE}`)).text()).includes('A gate with a new')) {
    await pause(200);
  }
}
