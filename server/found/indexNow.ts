/** Tells search engines of changed pages by the IndexNow protocol, indexnow.org. */
import { and, eq, sql as expression, gte, inArray, lte, or } from 'drizzle-orm';
import type { Catalogue } from '../../domain/catalogue.ts';
import { isKind } from '../../domain/kinds.ts';
import { LOCALES } from '../../domain/locale.ts';
import { formerPaths, publicPages } from '../../domain/publicPages.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import { Chore } from '../chore.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../db/database.ts';
import { contentVersion, untoldChange } from '../db/schema.ts';
import type { Log } from '../log.ts';

/** So long a search engine may take to answer, in ms. */
const PATIENCE = 10_000;
/** After how many seconds a change is told again that could not be told. */
const PAUSE = 15 * 60;
/** After so many failures a change is not told at all: search engines read the sitemap too. */
const ATTEMPTS = 4;
/** IndexNow takes 10,000 addresses at once; an entry has at most eight, in four languages. */
const AT_ONCE = 1000;

type Service = NonNullable<Config['indexNow']>;
type Change = Pick<typeof untoldChange.$inferSelect, 'kind' | 'id'>;

/**
 * Takes the changes that a trigger has noted and tells of the pages that they are about. Taking them
 * writes down the next attempt in one statement: of several processes one gets each change, and if
 * that dies before it could tell, another does after the pause.
 */
export class IndexNow {
  readonly #service: Service;
  readonly #siteUrl: string;
  readonly #live: LiveCatalogue;
  readonly #sql: Sql;
  readonly #log: Log;
  readonly #chore: Chore;

  constructor(service: Service, siteUrl: string, live: LiveCatalogue, sql: Sql, log: Log) {
    this.#service = service;
    this.#siteUrl = siteUrl;
    this.#live = live;
    this.#sql = sql;
    this.#log = log;
    this.#chore = new Chore(
      PAUSE * 1000,
      () => this.tellDue(),
      (error) => {
        this.#log.error({ err: error }, 'the changes to tell of could not be read');
      },
    );
    live.onChange(() => this.#chore.look());
  }

  /** Finishes what is under way. */
  stop(): Promise<void> {
    return this.#chore.stop();
  }

  /** Resolves when no change is due, or telling one has failed; for a set clock in tests. */
  async tellDue(now = new Date()): Promise<void> {
    for (;;) {
      const catalogue = this.#live.current();
      const taken = await this.#take(now, catalogue.version);
      if (taken.length === 0) return;
      const urls = urlsOf(taken, catalogue, this.#siteUrl);
      const why = urls.length > 0 ? await this.#tell(urls) : undefined;
      if (why !== undefined) {
        this.#log.warn({ pages: urls.length, why }, 'search engines could not be told of changes');
        await this.#sql.delete(untoldChange).where(gte(untoldChange.attempts, ATTEMPTS));
        return;
      }
      await this.#forget(taken);
      this.#log.info({ pages: urls.length }, 'search engines are told of changes');
    }
  }

  /**
   * Some of the changes that are due, for this process alone; none while it has not loaded them yet,
   * for then it could not tell what has come from what has gone.
   */
  #take(now: Date, version: number): Promise<Change[]> {
    const isLoaded = expression`(SELECT ${contentVersion.version} FROM ${contentVersion}) = ${version}`;
    const due = this.#sql
      .select({ kind: untoldChange.kind, id: untoldChange.id })
      .from(untoldChange)
      .where(and(lte(untoldChange.nextTry, now), isLoaded))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    return this.#sql
      .update(untoldChange)
      .set({
        attempts: expression`${untoldChange.attempts} + 1`,
        nextTry: new Date(now.getTime() + PAUSE * 1000),
      })
      .where(expression`(${untoldChange.kind}, ${untoldChange.id}) IN ${due}`)
      .returning({ kind: untoldChange.kind, id: untoldChange.id });
  }

  /** What has changed once more meanwhile was set back to no attempts, and stays. */
  async #forget(told: readonly Change[]): Promise<void> {
    const byKind = Map.groupBy(told, ({ kind }) => kind);
    const these = [...byKind].map(([kind, changes]) =>
      and(
        eq(untoldChange.kind, kind),
        inArray(
          untoldChange.id,
          changes.map(({ id }) => id),
        ),
      ),
    );
    await this.#sql.delete(untoldChange).where(and(gte(untoldChange.attempts, 1), or(...these)));
  }

  /** @returns why it failed; nothing where it did not */
  async #tell(urlList: string[]): Promise<string | undefined> {
    const { key, url } = this.#service;
    const host = new URL(this.#siteUrl).host;
    const keyLocation = `${this.#siteUrl}/${key}.txt`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ host, key, keyLocation, urlList }),
        signal: AbortSignal.timeout(PATIENCE),
        redirect: 'error',
      });
      await response.body?.cancel();
      return response.ok ? undefined : `it answered ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** The addresses of what changed: pages that there are in their languages, those that went in all. */
function urlsOf(changes: readonly Change[], catalogue: Catalogue, siteUrl: string): string[] {
  const pages = Map.groupBy(publicPages(catalogue), ({ kind, id }) => `${kind}/${id}`);
  return changes.flatMap(({ kind, id }) => {
    const shown = pages.get(`${kind}/${id}`)?.map(({ path, locales }) => ({ path, locales }));
    const former = isKind(kind) && !catalogue[kind].get(id) ? formerPaths(kind, id) : [];
    const paths = shown ?? former.map((path) => ({ path, locales: LOCALES }));
    return paths.flatMap(({ path, locales }) =>
      locales.map((locale) => `${siteUrl}/${locale}${path}`),
    );
  });
}
