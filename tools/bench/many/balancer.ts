/** nginx with the configuration in `deploy/`, in a temporary folder and with local addresses. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, type Process, program, ROOT, serve } from '../tools.ts';

export interface Balancer extends Process {
  /** The last 20 lines of the error log, without times, clients and hosts. */
  nginxErrors(): string[];
}

/**
 * Starts nginx.
 *
 * @param ports local ports by host name in `deploy/nginx.conf`
 * @throws Error if `deploy/nginx.conf` lacks a line that has to be replaced
 */
export async function startBalancer(
  port: number,
  ports: Record<string, number>,
): Promise<Balancer> {
  const folder = newFolder();
  let site = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const replace = (from: string | RegExp, to: string) => {
    const changed = site.replaceAll(from, to);
    if (changed === site) throw new Error(`deploy/nginx.conf does not contain ${from}`);
    site = changed;
  };
  for (const [host, local] of Object.entries(ports)) {
    replace(`${host}:3000`, `127.0.0.1:${local}`);
  }
  replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  replace(/ +ssl_certificate.*\n/g, '');
  replace(/\nserver \{\n +listen 80;[^}]*\}\n/g, '');
  const config = join(folder, 'nginx.conf');
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // The load generator sends the address of the visitor with each request, as a CDN would.
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http { access_log off; ${tempPaths} set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;
${site} }`,
  );
  const nginx = program('nginx');
  const running = await serve(
    nginx,
    ['-c', config, '-p', folder],
    `http://127.0.0.1:${port}/readyz`,
  );
  return {
    ...running,
    nginxErrors: () =>
      readFileSync(join(folder, 'error.log'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.replace(/^.*?\*\d+ |, client: .*?(?=, upstream|$)|, host: .*/g, ''))
        .slice(-20),
  };
}
