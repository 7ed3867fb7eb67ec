import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveCatalogue } from './catalogue/live.ts';

/** What `/metrics` tells of this process, for Prometheus. */
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
    help: 'Version of the content that this process serves',
    registers: [registry],
    collect() {
      this.set(live.current().version);
    },
  });
  const kept = [200, 304].map((status) => requests.labels({ part: 'page', status }));
  return {
    registry,
    requests,
    /** Counts a kept page; sending one takes no time worth measuring. */
    countKept: (status: number) => kept[status === 304 ? 1 : 0]?.observe(0),
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;
