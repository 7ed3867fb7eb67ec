/**
 * Compares cached pages with nginx, which sends the same bytes and headers from a compressed file. The
 * two servers are measured in turns on the first core, with the client on the last core.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  cpuSeconds,
  newFolder,
  program,
  requestsPerSecond,
  residentMegabytes,
  serve,
} from './tools.ts';

const PAGE = '/en/poi/bou-inania-madrasa-fes';
const SITE = 'http://127.0.0.1:4801';
const NGINX = 'http://127.0.0.1:4802';
const ROUNDS = 4;
const SECONDS = 5;
/** Debian's nginx can send precompressed gzip files, but not Brotli. */
const ENCODING = 'gzip';

export async function cachedPages(): Promise<Record<string, string | number>> {
  const env = { PORT: '4801', DATA_DIR: newFolder(), LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const start = () => serveOnFirstCore(process.execPath, ['build/main.js'], `${SITE}/readyz`, env);
  // The first start creates the database, which is not part of the measurement.
  await (await start()).stop();
  const site = await start();
  const page = await fetchCompressed(SITE + PAGE);
  const nginx = await serveFile(page);
  const isSame = (await fetchCompressed(NGINX + PAGE)).body.equals(page.body);
  if (!isSame) throw new Error('nginx does not send the same bytes');
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(perSecondOfCpu(site.pid, SITE + PAGE));
    theirs.push(perSecondOfCpu(nginx.pid, NGINX + PAGE));
  }
  const memory = residentMegabytes(site.pid);
  await nginx.stop();
  await site.stop();
  const best = (values: number[]) => Math.round(Math.max(...values));
  return {
    'cached page, requests per second of CPU time': best(ours),
    'nginx, same response from a file': best(theirs),
    'cached page / nginx (goal 0.5)': (Math.max(...ours) / Math.max(...theirs)).toFixed(2),
    'page, compressed bytes': page.body.length,
    'memory afterwards, MB': memory,
  };
}

/** Requests per second of CPU time, which depends less on other processes than wall-clock time. */
function perSecondOfCpu(pid: number, url: string): number {
  const before = cpuSeconds(pid);
  const requests = requestsPerSecond(url, { encoding: ENCODING, seconds: SECONDS }) * SECONDS;
  return requests / (cpuSeconds(pid) - before);
}

/** Starts a server that may only use the first core. */
function serveOnFirstCore(
  command: string,
  parameters: string[],
  url: string,
  env: Record<string, string> = {},
) {
  return serve(program('taskset'), ['-c', '0', command, ...parameters], url, { env });
}

/** Fetches a response without decompressing it, which `fetch` would do. */
async function fetchCompressed(
  url: string,
): Promise<{ headers: [string, string][]; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': ENCODING } }, resolve).once('error', reject);
  });
  const headers = Object.entries(response.headersDistinct).map(
    ([name, values]): [string, string] => [name, String(values)],
  );
  return { headers, body: await buffer(response) };
}

/** Headers that nginx sets itself. */
const NGINX_HEADERS = /^(date|connection|keep-alive|etag|content-(type|length|encoding))$/;

function serveFile({ headers, body }: Awaited<ReturnType<typeof fetchCompressed>>) {
  const folder = newFolder();
  const file = join(folder, 'html', PAGE);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.gz`, body);
  const directives = headers
    .filter(([name]) => !NGINX_HEADERS.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 256; }
http { access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:4802; root ${folder}/html; gzip_static always;
    default_type "text/html; charset=utf-8"; ${directives.join(' ')} } }`,
  );
  const nginx = program('nginx');
  return serveOnFirstCore(nginx, ['-c', config, '-p', folder], NGINX + PAGE);
}
