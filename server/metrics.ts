import cluster from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveCatalogue } from './content/liveCatalogue.ts';
import type { ResponseCache } from './http/responseCache.ts';
import { clusterMetrics } from './process/cluster.ts';

/** The Prometheus metrics of this process; in a cluster, `text` aggregates all processes. */
export function createMetrics(live: LiveCatalogue, pages: ResponseCache) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds',
    labelNames: ['part', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'content_version',
    help: 'Version of the content that this process serves; of a cluster, the oldest',
    registers: [registry],
    aggregator: 'min',
    collect() {
      this.set(live.current().version);
    },
  });
  new Gauge({
    name: 'cached_pages',
    help: 'Pages in the cache; of a cluster, the sum',
    registers: [registry],
    collect() {
      this.set(pages.size);
    },
  });
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry);
    // In a worker the constructor installs the listener that responds to the primary process.
    new AggregatorRegistry();
  }
  const cachedPages = [200, 304].map((status) => requests.labels({ part: 'page', status }));
  return {
    text: () => (cluster.isWorker ? clusterMetrics() : registry.metrics()),
    requests,
    /** Counts a cached page; its duration is recorded as 0. */
    countCachedPage: (status: number) => cachedPages[status === 304 ? 1 : 0]?.observe(0),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
