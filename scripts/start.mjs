/** `npm start`: installs, builds, seeds the embedded database and serves the site. */
import { spawn } from 'node:child_process';
import { buildWebsite, installPackages, NODE } from './prepare.mjs';

installPackages();
const development = process.argv.includes('--dev');
if (!development) buildWebsite();

const program = development ? 'server/main.ts' : 'build/main.js';
const server = spawn(NODE, ['--enable-source-maps', program, ...process.argv.slice(2)], {
  cwd: new URL('..', import.meta.url),
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: development ? 'development' : 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
