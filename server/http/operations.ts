import type { Metrics } from '../metrics.ts';
import { type AppContext, type AppServices, createRouter } from './context.ts';
import { problem } from './problem.ts';

/** `/healthz`, `/readyz` and `/metrics`: for load balancers and monitoring. */
export function operationsRoutes(
  { live, shutdown }: Pick<AppServices, 'live' | 'shutdown'>,
  metrics: Metrics,
) {
  const routes = createRouter();
  routes.get('/healthz', (context) => context.text('ok'));
  routes.get('/readyz', (context) => {
    if (shutdown.begun) return context.text('shutting down', 503);
    return live.current().places.all.length > 0
      ? context.text('ready')
      : context.text('no content', 503);
  });
  routes.get('/metrics', async (context) => {
    if (!isLocal(context)) return problem(context, 404, 'There is nothing here.');
    return context.text(await metrics.text());
  });
  return routes;
}

/** Metrics are for a collector on this machine, not for what a proxy forwards. */
function isLocal(context: AppContext): boolean {
  const { remoteAddress = '' } = context.env.incoming.socket;
  const isLoopback = /^(::1|(::ffff:)?127\.)/.test(remoteAddress);
  return isLoopback && !context.req.header('x-forwarded-for');
}
