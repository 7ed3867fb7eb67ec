import { z } from 'zod';
import { type AppServices, createRouter } from '../http/context.ts';
import { countryCodeIn } from '../integrations/geoip/countryLookup.ts';
import { describeRoute, jsonResponse } from './openapi.ts';

const Whoami = z.object({ ip: z.string(), country: z.string().optional() });

/**
 * `GET /whoami`: the visitor's address, and the country where a trusted proxy, a database or a service
 * finds it. Neither is stored or logged.
 */
export function whoamiRoutes({ config, countries }: AppServices) {
  const routes = createRouter();
  routes.get(
    '/',
    describeRoute({
      summary: 'The address that the server sees of you',
      responses: { 200: jsonResponse('Address and, where known, country', Whoami) },
    }),
    async (context) => {
      const ip = context.var.clientIp;
      const header = config.trustedProxy ? context.req.header(config.countryHeader) : undefined;
      const country = countryCodeIn(header) ?? (await countries.find(ip));
      context.header('Cache-Control', 'private, no-store');
      return context.json({ ip, ...(country && { country }) });
    },
  );
  return routes;
}
