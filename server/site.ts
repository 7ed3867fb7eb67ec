import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Tour } from '../domain/visitor/visitor.ts';
import type { Config } from './config.ts';
import { localStore, serveAdminSocket } from './content/adminSocket.ts';
import { seedIfEmpty } from './content/contentStore.ts';
import { followCatalogue, type LiveCatalogue } from './content/liveCatalogue.ts';
import { connect } from './db/connect.ts';
import type { Database, DatabaseTimeouts, Sql } from './db/database.ts';
import { orUnavailable } from './db/unavailable.ts';
import { BrochureStore } from './documents/brochures/brochureStore.ts';
import { documentFiles } from './documents/documentFiles.ts';
import { EmailQueue } from './email/emailQueue.ts';
import { createEmailTransport } from './email/transport.ts';
import { createRequestHandler } from './http/app.ts';
import { respondToClientErrors } from './http/clientErrors.ts';
import type { AppServices } from './http/context.ts';
import { GracefulShutdown } from './http/gracefulShutdown.ts';
import { securityHeaders } from './http/responseHeaders.ts';
import { warmUp } from './http/warmUp.ts';
import { builtWebsite, CLIENT_FILES, devWebsite } from './http/websiteBuild.ts';
import { countryLookup } from './integrations/geoip/countryLookup.ts';
import { IndexNow } from './integrations/indexNow.ts';
import { ratesService } from './integrations/rates/rates.ts';
import { RoutingClient } from './integrations/routing/routingClient.ts';
import { travelFor } from './integrations/routing/travelFor.ts';
import { weatherService } from './integrations/weather/weather.ts';
import { dailyDeletion } from './jobs/dailyDeletion.ts';
import type { Log } from './log.ts';
import { openMapTiles } from './map/mapTilesService.ts';
import { ImageService } from './media/images.ts';
import { posterDrawer } from './media/posters.ts';
import { makePrivate } from './process/filePermissions.ts';
import { deleteOldDrafts } from './studio/keptDrafts.ts';
import { deleteExpiredSessions } from './studio/retention.ts';
import { studioApi } from './studio/routes.ts';
import { followSchedule } from './studio/schedule.ts';
import { localStudioAccounts } from './studio/studioAccounts.ts';
import { signer } from './submissions/formTokens.ts';
import { localPersonalData } from './submissions/personalData.ts';
import { deleteExpiredOutbox, deleteExpiredSubmissions } from './submissions/retention.ts';
import { SubmissionService } from './submissions/submissionService.ts';
import { deleteExpiredTours, findTour } from './visitors/tourStore.ts';

/**
 * How long idle connections stay open, in ms. Longer than those of the usual proxies (Caddy two minutes,
 * others one): who closes first must be who sends requests, or one is sent into a closing connection.
 */
const KEEP_ALIVE = 130_000;

export interface RunningSite {
  /** The address at which it listens. */
  url: string;
  live: LiveCatalogue;
  database: Database;
  emailQueue: EmailQueue;
  /**
   * Finishes the requests in progress, then closes everything. For `grace` seconds before, it handles
   * requests but reports to load balancers that it is shutting down; a second call ends the grace period.
   */
  stop(grace?: number): Promise<void>;
}

/**
 * Opens the database, seeds it when it is empty, loads the catalogue and listens.
 *
 * @param options.timeouts of the PostgreSQL server
 * @throws FolderInUse when another process has the embedded database open
 * @throws Error with one line that names the cause, when the database or its content is unavailable
 */
export async function startSite(
  config: Config,
  log: Log,
  { development = false, timeouts }: { development?: boolean; timeouts?: DatabaseTimeouts } = {},
): Promise<RunningSite> {
  makePrivate(config.dataDir, log);
  const database = await connect(config, log, timeouts);
  await seedIfEmpty(database, config.contentDir, log);
  const live = await followCatalogue(database, log);
  const closeAdminSocket = config.databaseUrl
    ? undefined
    : serveAdminSocket(
        config.dataDir,
        localStore(database.sql),
        localPersonalData(database.sql, config.dataDir, config.site.url),
        localStudioAccounts(database.sql, config.site.url),
        log,
      );
  const stopDeletions = scheduleDeletions(database.sql, config.dataDir, log);
  const images = new ImageService(
    [join(config.dataDir, 'media'), join(config.contentDir, 'media')],
    posterDrawer(() => live.current()),
    join(config.dataDir, 'img'),
    // All processes share the folder; each limits its part.
    config.imageCacheBytes / config.processes,
    (error) => log.warn({ err: error }, 'an image could not be encoded or cached'),
  );
  const mapTiles = await openMapTiles(config, log);
  const routing = new RoutingClient(config, log);
  const brochures = new BrochureStore(
    live,
    { dataDir: config.dataDir, siteUrl: config.site.url },
    log,
    mapTiles,
  );
  const reportError = (error: unknown) => log.error({ err: error }, 'rendering a page failed');
  const rates = ratesService(config);
  const siteServices = {
    config: config.site,
    overrides: config.settings,
    rates,
    mapTiles,
    tours: { get: (id: string) => orUnavailable(findTour(database.sql, id)) },
    travelFor: (tour: Tour) => travelFor(routing, tour, live.current()),
    documents: { copy: documentFiles(live, brochures) },
    reportError,
  };
  const vite = development ? await devWebsite(siteServices) : undefined;
  const { render, renderEmail } = vite ?? (await builtWebsite(siteServices));
  const { sql } = database;
  const emailQueue = new EmailQueue(sql, createEmailTransport(config), log);
  const sign = await signer(sql);
  const submissions = new SubmissionService({
    config,
    live,
    sql,
    sign,
    write: renderEmail,
    onMail: () => emailQueue.trigger(),
    log,
  });
  const shutdown = new GracefulShutdown();
  const headers = securityHeaders(config.site.url);
  // Vite adds inline scripts.
  if (vite) delete headers['content-security-policy'];
  const services: AppServices = {
    config,
    shutdown,
    live,
    sql,
    submissions,
    images,
    routing,
    brochures,
    rates,
    weather: weatherService(config),
    mapTiles,
    countries: await countryLookup(config, log),
    render,
    sign,
    studio: studioApi({ config, sql, live, sign }),
    clientFiles: vite ? undefined : CLIENT_FILES,
    log,
  };
  const { handle, warm } = createRequestHandler(services, headers);
  // By default Node rejects requests without Host, and unknown Expect headers, without our headers.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE });
  shutdown.watch(
    server,
    vite ? (req, res) => vite.middleware(req, res, () => handle(req, res)) : handle,
  );
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.on('clientError', respondToClientErrors(headers));
  const schedule = followSchedule(sql, live, log);
  const url = await listen(server, config);
  const stopping = new AbortController();
  // In development pages change with each edit.
  if (!vite) void warmUp(database.sql, warm, log, stopping.signal);
  const indexNow =
    config.indexNow && new IndexNow(config.indexNow, config.site.url, live, database.sql, log);

  // Ctrl-C reaches every process of the terminal's group, and npm forwards it once more.
  let stopped: Promise<void> | undefined;
  return {
    url,
    live,
    database,
    emailQueue,
    stop(grace = 0) {
      if (stopped) shutdown.hurry();
      stopped ??= stop(grace);
      return stopped;
    },
  };

  async function stop(grace: number) {
    stopping.abort();
    await shutdown.end(server, grace);
    await images.settled();
    closeAdminSocket?.();
    await vite?.close();
    await emailQueue.stop();
    await indexNow?.stop();
    await stopDeletions();
    await schedule.stop();
    await mapTiles.close();
    await database.close();
  }
}

/** Deletes expired data once a day; the returned function waits for what is in progress. */
function scheduleDeletions(sql: Sql, dataDir: string, log: Log): () => Promise<unknown> {
  const jobs = [
    dailyDeletion('unused itineraries', () => deleteExpiredTours(sql), log),
    dailyDeletion('expired forms', () => deleteExpiredSubmissions(sql), log),
    dailyDeletion('expired sessions of the Studio', () => deleteExpiredSessions(sql), log),
    dailyDeletion('former drafts of the Studio', () => deleteOldDrafts(sql), log),
    dailyDeletion('expired outbox files', () => deleteExpiredOutbox(dataDir), log),
  ];
  return () => Promise.all(jobs.map((job) => job.stop()));
}

/** @returns the address of the server, with the port that the system chose if `port` is 0 */
async function listen(server: Server, { host, port }: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = address && typeof address === 'object' ? address.port : port;
  return `http://${host === '127.0.0.1' ? 'localhost' : host}:${actualPort}`;
}
