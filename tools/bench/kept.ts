/**
 * Kept pages per second, beside nginx that sends the same bytes with the same headers from a file that
 * was compressed before: in turns, each alone on the first core, and what asks on another.
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
/** Debian's nginx knows files that are compressed so, and none in Brotli. */
const ENCODING = 'gzip';

export async function keptPages(): Promise<Record<string, string | number>> {
  const env = { PORT: '4801', DATA_DIR: newFolder(), LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const start = () => serveOnFirstCore(process.execPath, ['build/main.js'], `${SITE}/readyz`, env);
  // A first start makes the database; what is measured is a start like all others.
  await (await start()).stop();
  const site = await start();
  const page = await packed(SITE + PAGE);
  const nginx = await serveFile(page);
  const same = (await packed(NGINX + PAGE)).body.equals(page.body);
  if (!same) throw new Error('nginx does not send the same bytes');
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
    'kept page, requests per second of CPU': best(ours),
    'nginx, same answer from a file': best(theirs),
    'kept page / nginx (goal 0.6)': (Math.max(...ours) / Math.max(...theirs)).toFixed(2),
    'page, compressed bytes': page.body.length,
    'memory after that, MB': memory,
  };
}

/** What else runs on this machine takes time from a server, but hardly makes its work more. */
function perSecondOfCpu(pid: number, url: string): number {
  const before = cpuSeconds(pid);
  const requests = requestsPerSecond(url, { encoding: ENCODING, seconds: SECONDS }) * SECONDS;
  return requests / (cpuSeconds(pid) - before);
}

/** A process that has one core, as nginx' one worker has. */
function serveOnFirstCore(
  command: string,
  parameters: string[],
  url: string,
  env: Record<string, string> = {},
) {
  return serve(program('taskset'), ['-c', '0', command, ...parameters], url, { env });
}

/** An answer as it comes over the wire: `fetch` would unpack it. */
async function packed(url: string): Promise<{ headers: [string, string][]; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': ENCODING } }, resolve).once('error', reject);
  });
  const headers = Object.entries(response.headersDistinct).map(
    ([name, values]): [string, string] => [name, String(values)],
  );
  return { headers, body: await buffer(response) };
}

/** What nginx sets by itself. */
const ITS_OWN = /^(date|connection|keep-alive|etag|content-(type|length|encoding))$/;

function serveFile({ headers, body }: Awaited<ReturnType<typeof packed>>) {
  const folder = newFolder();
  const file = join(folder, 'html', PAGE);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.gz`, body);
  const added = headers
    .filter(([name]) => !ITS_OWN.test(name))
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
    default_type "text/html; charset=utf-8"; ${added.join(' ')} } }`,
  );
  const nginx = program('nginx');
  return serveOnFirstCore(nginx, ['-c', config, '-p', folder], NGINX + PAGE);
}
