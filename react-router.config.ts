import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Beside the build in use, of which a server may run (scripts/publish.mjs).
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  ssr: true,
  // The route table is small: sending it whole saves a request per link and an address to serve.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
