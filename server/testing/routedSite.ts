/** A site with a stand-in for the routing service, and points in the region for tests of legs. */
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { RunningSite } from '../site.ts';
import { LocalService } from './localService.ts';
import { newAddress } from './newAddress.ts';
import { answerRoute } from './routingStandIn.ts';
import { makeTestPlace, type TestPlace } from './testSite.ts';

export type Pair = [longitude: number, latitude: number];
export const FES: Pair = [-5.0162, 34.0347];
export const IFRANE: Pair = [-5.1074, 33.5276];
export const AZROU: Pair = [-5.2219, 33.4361];
export const BOU_INANIA: Pair = [-4.9827, 34.0622];
export const SEFFARINE: Pair = [-4.973, 34.064];

/**
 * For a `describe` block whose tests start their own sites on one database: each test has a new service,
 * which answers every request with a road, and its site stops after it.
 */
export function setUpRoutedSite() {
  let place: TestPlace;
  let site: RunningSite | undefined;
  let service: LocalService;
  let address = '';
  beforeAll(async () => {
    place = await makeTestPlace();
  });
  afterEach(async () => {
    await site?.stop();
    site = undefined;
    await service?.close();
  });
  afterAll(() => place.remove());

  async function startSite(env: Record<string, string>): Promise<void> {
    site = await place.start({
      TRUSTED_PROXY: 'true',
      SITE_URL: 'https://visit.example',
      ROUTING_URL: `${address}/`,
      ...env,
    });
  }
  return {
    get url(): string {
      return site?.url ?? '';
    },
    get service(): LocalService {
      return service;
    },
    /** Starts the service and the site. */
    async start(env: Record<string, string> = {}): Promise<void> {
      service = new LocalService();
      service.handler = answerRoute;
      address = await service.listen();
      await startSite(env);
    },
    /** Starts the site again, beside the same service. */
    async restart(env: Record<string, string> = {}): Promise<void> {
      await site?.stop();
      await startSite(env);
    },
    /** Posts from a new address; a string is sent as it is, anything else as JSON. */
    post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
      return fetch(`${site?.url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': newAddress(),
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
  };
}
