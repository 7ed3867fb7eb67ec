import cluster from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveCatalogue } from './catalogue/live.ts';
import { metricsOfAll } from './processes.ts';

/** What `/metrics` tells, for Prometheus: of this process, or of all behind its port as sums. */
export function makeMetrics(live: LiveCatalogue) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['part', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'content_version',
    help: 'Version of the content that this process serves; of several, the oldest',
    registers: [registry],
    aggregator: 'min',
    collect() {
      this.set(live.current().version);
    },
  });
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry);
    // In a worker its making alone matters: from then on it answers the first process.
    new AggregatorRegistry();
  }
  const kept = [200, 304].map((status) => requests.labels({ part: 'page', status }));
  return {
    text: () => (cluster.isWorker ? metricsOfAll() : registry.metrics()),
    requests,
    /** Counts a kept page; sending one takes no time worth measuring. */
    countKept: (status: number) => kept[status === 304 ? 1 : 0]?.observe(0),
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;
