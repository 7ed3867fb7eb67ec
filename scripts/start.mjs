/**
 * `npm start`: installs, builds, seeds the embedded database and serves the site. `npm run dev`: serves the
 * sources, and restarts the server on changes.
 */
import { spawn } from 'node:child_process';
import { buildWebsite, installPackages, NODE, ROOT } from './prepare.mjs';

installPackages();
const development = process.argv.includes('--dev');
if (!development) buildWebsite();

// Vite reloads changes in `app/`. For changes in `server/` and `domain/` Node stops the server with
// SIGTERM, which closes the embedded database, and starts it again. Not `--watch`: it would restart in
// an endless loop, because Vite writes and imports a temporary copy of its configuration at each start.
const WATCH = ['--watch-path=server', '--watch-path=domain', '--watch-preserve-output'];
const program = development ? [...WATCH, 'server/main.ts'] : ['build/main.js'];
const server = spawn(NODE, ['--enable-source-maps', ...program, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: development ? 'development' : 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
