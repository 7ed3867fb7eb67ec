import type { Hono, MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { AppContext, AppEnv } from './context.ts';
import { problem } from './problem.ts';
import { addressKey } from './rateLimit.ts';
import { RATE_LIMITS, type RateLimitName } from './rateLimits.ts';

/**
 * Rejects requests of other sites' pages (403). Browsers send where a request comes from, and scripts
 * cannot change it: `Sec-Fetch-Site` over https, `Origin` always. A client that sends neither is not a
 * browser, so it has no visitor's cookies that another site could misuse.
 */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (isSameOrigin(context)) return next();
  return problem(context, 403, 'The request must come from a page of this site.');
};

function isSameOrigin({ req, var: { config } }: AppContext): boolean {
  const site = req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = req.header('origin');
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  // A proxy may have changed the Host header: the public address counts too.
  return new URL(origin).host === req.header('host') || origin === new URL(config.site.url).origin;
}

/** Charges the client's address one unit of a limit (429). */
export function rateLimit(name: RateLimitName): MiddlewareHandler<AppEnv> {
  return async (context, next) => chargeClient(context, name) ?? next();
}

/** Charges the client's address; returns the 429 response if its allowance is used up. */
export function chargeClient(
  context: AppContext,
  name: RateLimitName,
  cost = 1,
): Response | undefined {
  const seconds = waitOfClient(context, name, cost);
  return seconds > 0 ? tooManyRequests(context, name, seconds) : undefined;
}

/** Charges the client's address; returns the seconds to wait, 0 if allowed. */
export function waitOfClient(context: AppContext, name: RateLimitName, cost = 1): number {
  return context.var.rateLimits.take(name, addressKey(context.var.clientIp), cost);
}

export function tooManyRequests(
  context: AppContext,
  name: RateLimitName,
  seconds: number,
): Response {
  context.header('Retry-After', String(seconds));
  return problem(context, 429, `Too many ${RATE_LIMITS[name].unit}; wait ${seconds} seconds.`);
}

/**
 * Responds 405 with `Allow` where `routes` has the path but not the method, and the handlers after it
 * responded 404. Register it before the routes.
 */
export function allowedMethods(routes: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return methodNotAllowed({
    app: routes,
    onMethodNotAllowed(context, methods) {
      const allow = methods.join(', ');
      context.header('Allow', allow);
      return problem(context, 405, `Allowed methods: ${allow}.`);
    },
  });
}
