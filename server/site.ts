import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Tour } from '../domain/visitor.ts';
import { makeListener } from './app.ts';
import { localStore, serveControl } from './catalogue/control.ts';
import { followCatalogue, type LiveCatalogue } from './catalogue/live.ts';
import { seedIfEmpty } from './catalogue/store.ts';
import type { Config } from './config.ts';
import { daily } from './daily.ts';
import { connect } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { Bookshelf } from './documents/books/bookshelf.ts';
import { copiesOf } from './documents/copies.ts';
import { Drain } from './drain.ts';
import { Desk } from './forms/desk.ts';
import { forgetForms, forgetOutbox } from './forms/forget.ts';
import { localPeople } from './forms/people.ts';
import { signer } from './forms/tokens.ts';
import { IndexNow } from './found/indexNow.ts';
import type { Log } from './log.ts';
import { MailQueue } from './mail/queue.ts';
import { makeSendMail } from './mail/transport.ts';
import { ImageService } from './media/images.ts';
import { posterDrawer } from './media/posters.ts';
import { builtWebsite, CLIENT_FILES, liveWebsite } from './pages/build.ts';
import { ratesService } from './rates/rates.ts';
import { travelFor } from './routing/travelFor.ts';
import { WayFinder } from './routing/ways.ts';
import { securityHeaders } from './securityHeaders.ts';
import { findTour, forgetTours } from './tours.ts';
import { weatherService } from './weather/weather.ts';
import { answerWireErrors } from './wireErrors.ts';

export interface RunningSite {
  /** Where it listens. */
  url: string;
  live: LiveCatalogue;
  database: Database;
  mails: MailQueue;
  /**
   * Finishes what is under way, then closes everything. For `grace` seconds before, it answers as
   * ever but tells load balancers to turn elsewhere; a second call ends the grace.
   */
  stop(grace?: number): Promise<void>;
}

/**
 * Opens the database, seeds it when it is empty, loads the catalogue and listens.
 *
 * @throws FolderInUse when another process has the embedded database open
 */
export async function startSite(
  config: Config,
  log: Log,
  { development = false } = {},
): Promise<RunningSite> {
  const database = await connect(config, log);
  await seedIfEmpty(database, config.contentDir, log);
  const live = await followCatalogue(database, log);
  const stopControl = config.databaseUrl
    ? undefined
    : serveControl(
        config.dataDir,
        localStore(database.sql),
        localPeople(database.sql, config.dataDir, config.site.url),
        log,
      );
  const deletions = [
    daily('plans that were not read for a year', () => forgetTours(database.sql), log),
    daily('forms after their time', () => forgetForms(database.sql), log),
    daily('files of the outbox after their time', () => forgetOutbox(config.dataDir), log),
  ];
  const images = new ImageService(
    [join(config.dataDir, 'media')],
    posterDrawer(() => live.current()),
    join(config.dataDir, 'img'),
    // They share the folder, and each looks after its part.
    config.imageCacheBytes / config.processes,
  );
  const ways = new WayFinder(config.routing);
  const shelf = new Bookshelf(live, { dataDir: config.dataDir, siteUrl: config.site.url }, log);
  const reportError = (error: unknown) => log.error({ err: error }, 'a page failed');
  const rates = ratesService(config);
  const given = {
    config: config.site,
    rates,
    tours: { get: (id: string) => findTour(database.sql, id) },
    travelFor: (tour: Tour) => travelFor(ways, tour, live.current()),
    documents: { copy: copiesOf(live, shelf) },
    reportError,
  };
  const vite = development ? await liveWebsite(given) : undefined;
  const { render, writeLetter: write } = vite ?? (await builtWebsite(given));
  const { sql } = database;
  const mails = new MailQueue(sql, makeSendMail(config), log);
  const sign = await signer(sql);
  const desk = new Desk({ config, live, sql, sign, write, onMail: () => mails.look() });
  const drain = new Drain();
  const headers = securityHeaders(config.site.url);
  // Vite writes scripts of its own into what it serves.
  if (vite) delete headers['content-security-policy'];
  const parts = {
    config,
    drain,
    live,
    sql,
    desk,
    images,
    ways,
    shelf,
    rates,
    weather: weatherService(config),
    render,
    clientFiles: vite ? undefined : CLIENT_FILES,
    log,
  };
  const answer = makeListener(parts, headers);
  // A request without a host is refused further on, with the headers of every answer.
  const server = createServer({ requireHostHeader: false });
  drain.watch(
    server,
    vite ? (req, res) => vite.middleware(req, res, () => answer(req, res)) : answer,
  );
  // An expectation that nobody knows is nobody's: Node's own refusal would go out without headers.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.on('clientError', answerWireErrors(headers));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(config.port, config.host, listening);
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : config.port;

  const teller =
    config.indexNow && new IndexNow(config.indexNow, config.site.url, live, database.sql, log);

  // A terminal sends Ctrl-C to every process of its group, and npm sends it once more.
  let stopped: Promise<void> | undefined;
  return {
    url: `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
    live,
    database,
    mails,
    stop(grace = 0) {
      if (stopped) drain.hurry();
      stopped ??= stop(grace);
      return stopped;
    },
  };

  async function stop(grace: number) {
    await drain.end(server, grace);
    stopControl?.();
    await vite?.close();
    await mails.stop();
    await teller?.stop();
    await Promise.all(deletions.map((stop) => stop()));
    await database.close();
  }
}
