/** nginx with the configuration of `deploy/`, in a folder of its own and with our addresses. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, type Process, program, ROOT, serve } from '../tools.ts';

export interface Balancer extends Process {
  /** What nginx found wrong, the last of it, without what differs from line to line. */
  complaints(): string[];
}

/** Starts nginx at `port` in front of the processes at `ports`; a name of the file becomes each. */
export async function startBalancer(
  port: number,
  ports: Record<string, number>,
): Promise<Balancer> {
  const folder = newFolder();
  let site = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const change = (from: string | RegExp, to: string) => {
    const changed = site.replaceAll(from, to);
    if (changed === site) throw new Error(`deploy/nginx.conf no longer says ${from}`);
    site = changed;
  };
  for (const [name, its] of Object.entries(ports)) change(`${name}:3000`, `127.0.0.1:${its}`);
  change('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  change(/ +ssl_certificate.*\n/g, '');
  change(/\nserver \{\n +listen 80;[^}]*\}\n/g, '');
  const config = join(folder, 'nginx.conf');
  const here = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // The generator says for each request which visitor it is from, as a CDN in front would.
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http { access_log off; ${here} set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;
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
    complaints: () =>
      readFileSync(join(folder, 'error.log'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.replace(/^.*?\*\d+ |, client: .*?(?=, upstream|$)|, host: .*/g, ''))
        .slice(-20),
  };
}
