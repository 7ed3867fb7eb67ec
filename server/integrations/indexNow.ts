/** Announces changed pages to search engines with the IndexNow protocol (indexnow.org). */

import { and, eq, sql as expression, gte, inArray, lte, or } from 'drizzle-orm';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { entryKey } from '../../domain/content/entryKey.ts';
import { isKind } from '../../domain/content/kinds.ts';
import { LOCALES } from '../../domain/locale.ts';
import { formerPaths, publicPages } from '../../domain/publicPages.ts';
import type { Config } from '../config.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import type { Sql } from '../db/database.ts';
import { contentVersion, pendingChange } from '../db/schema.ts';
import { PollingJob } from '../jobs/pollingJob.ts';
import type { Log } from '../log.ts';

/** Timeout of a search engine, in ms. */
const TIMEOUT = 10_000;
/** Seconds until a failed announcement is retried. */
const PAUSE = 15 * 60;
/** A change is dropped after this many failures; search engines read the sitemap too. */
const MAX_ATTEMPTS = 4;
/** Changes per request. IndexNow accepts 10,000 addresses; an entry has at most eight. */
const BATCH_SIZE = 1000;

type Service = NonNullable<Config['indexNow']>;
type Change = Pick<typeof pendingChange.$inferSelect, 'kind' | 'id'>;

/**
 * Claims the changes that a trigger recorded and announces their pages. Claiming schedules the next
 * attempt in the same statement: only one process gets each change, and if it dies, another one
 * retries.
 */
export class IndexNow {
  readonly #service: Service;
  readonly #siteUrl: string;
  readonly #live: LiveCatalogue;
  readonly #sql: Sql;
  readonly #log: Log;
  readonly #chore: PollingJob;

  constructor(service: Service, siteUrl: string, live: LiveCatalogue, sql: Sql, log: Log) {
    this.#service = service;
    this.#siteUrl = siteUrl;
    this.#live = live;
    this.#sql = sql;
    this.#log = log;
    this.#chore = new PollingJob(
      PAUSE * 1000,
      () => this.sendDue(),
      (error) => {
        this.#log.error({ err: error }, 'the changes to tell of could not be read');
      },
    );
    live.onChange(() => this.#chore.trigger());
  }

  /** Stops and waits for a running request. */
  stop(): Promise<void> {
    return this.#chore.stop();
  }

  /** Resolves when no change is due or an announcement failed. Tests pass a clock. */
  async sendDue(now = new Date()): Promise<void> {
    for (;;) {
      const catalogue = this.#live.current();
      const taken = await this.#take(now, catalogue.version);
      if (taken.length === 0) return;
      const urls = urlsOf(taken, catalogue, this.#siteUrl);
      const why = urls.length > 0 ? await this.#tell(urls) : undefined;
      if (why !== undefined) {
        this.#log.warn({ pages: urls.length, why }, 'search engines could not be told of changes');
        await this.#sql.delete(pendingChange).where(gte(pendingChange.attempts, MAX_ATTEMPTS));
        return;
      }
      await this.#forget(taken);
      this.#log.info({ pages: urls.length }, 'search engines are told of changes');
    }
  }

  /**
   * Claims due changes. Returns none before the catalogue contains them, because new and deleted
   * entries could not be distinguished yet.
   */
  #take(now: Date, version: number): Promise<Change[]> {
    const isLoaded = expression`(SELECT ${contentVersion.version} FROM ${contentVersion}) = ${version}`;
    const due = this.#sql
      .select({ kind: pendingChange.kind, id: pendingChange.id })
      .from(pendingChange)
      .where(and(lte(pendingChange.nextTry, now), isLoaded))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    return this.#sql
      .update(pendingChange)
      .set({
        attempts: expression`${pendingChange.attempts} + 1`,
        nextTry: new Date(now.getTime() + PAUSE * 1000),
      })
      .where(expression`(${pendingChange.kind}, ${pendingChange.id}) IN ${due}`)
      .returning({ kind: pendingChange.kind, id: pendingChange.id });
  }

  /** An entry that changed again meanwhile has no attempts, and its row stays. */
  async #forget(sent: readonly Change[]): Promise<void> {
    const byKind = Map.groupBy(sent, ({ kind }) => kind);
    const these = [...byKind].map(([kind, changes]) =>
      and(
        eq(pendingChange.kind, kind),
        inArray(
          pendingChange.id,
          changes.map(({ id }) => id),
        ),
      ),
    );
    await this.#sql.delete(pendingChange).where(and(gte(pendingChange.attempts, 1), or(...these)));
  }

  /** @returns the reason of a failure, or undefined */
  async #tell(urlList: string[]): Promise<string | undefined> {
    const { key, url } = this.#service;
    const host = new URL(this.#siteUrl).host;
    const keyLocation = `${this.#siteUrl}/${key}.txt`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ host, key, keyLocation, urlList }),
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      });
      await response.body?.cancel();
      return response.ok ? undefined : `it answered ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** Addresses of changed entries: existing pages in their languages, deleted ones in all. */
function urlsOf(changes: readonly Change[], catalogue: Catalogue, siteUrl: string): string[] {
  const pages = Map.groupBy(publicPages(catalogue), entryKey);
  return changes.flatMap(({ kind, id }) => {
    const shown = pages
      .get(entryKey({ kind, id }))
      ?.map(({ path, locales }) => ({ path, locales }));
    const former = isKind(kind) && !catalogue[kind].get(id) ? formerPaths(kind, id) : [];
    const paths = shown ?? former.map((path) => ({ path, locales: LOCALES }));
    return paths.flatMap(({ path, locales }) =>
      locales.map((locale) => `${siteUrl}/${locale}${path}`),
    );
  });
}
