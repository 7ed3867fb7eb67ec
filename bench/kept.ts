/** Kept pages per second, beside nginx that sends the same bytes from a file, in turns. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, program, requestsPerSecond, residentMegabytes, serve } from './tools.ts';

const PAGE = '/en/poi/bou-inania-madrasa-fes';
const ROUNDS = 3;

export async function keptPages(): Promise<Record<string, string | number>> {
  const env = { PORT: '4801', DATA_DIR: newFolder(), LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const start = () =>
    serve(process.execPath, ['build/main.js'], 'http://127.0.0.1:4801/readyz', { env });
  // A first start makes the database; what is measured is a start like all others.
  await (await start()).stop();
  const site = await start();
  const page = await fetch(`http://127.0.0.1:4801${PAGE}`, {
    headers: { 'accept-encoding': 'br' },
  });
  // fetch unpacks the body; what counts for nginx is that it sends as many bytes.
  const bytes = Number(page.headers.get('content-length'));
  const nginx = await serveFile(bytes);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(requestsPerSecond(`http://127.0.0.1:4801${PAGE}`));
    theirs.push(requestsPerSecond('http://127.0.0.1:4802/page.html'));
  }
  const memory = residentMegabytes(site.pid);
  await nginx.stop();
  await site.stop();
  const best = (values: number[]) => Math.round(Math.max(...values));
  return {
    'kept page, requests/s': best(ours),
    'nginx, same bytes from a file, requests/s': best(theirs),
    'kept page / nginx (goal 0.5)': (Math.max(...ours) / Math.max(...theirs)).toFixed(2),
    'page, compressed bytes': bytes,
    'memory after that, MB': memory,
  };
}

function serveFile(bytes: number) {
  const folder = newFolder();
  mkdirSync(join(folder, 'html'));
  writeFileSync(join(folder, 'html/page.html'), 'x'.repeat(bytes));
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 256; }
http { access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:4802; root ${folder}/html; } }`,
  );
  const nginx = program('nginx', 'nginx-light');
  return serve(nginx, ['-c', config, '-p', folder], 'http://127.0.0.1:4802/page.html');
}
