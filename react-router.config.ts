import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The route table is small: sending it whole saves a request per link and an address to serve.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
