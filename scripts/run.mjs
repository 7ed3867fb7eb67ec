/** Installs packages if needed, and runs a program with the project's Node: `run.mjs tools/bench/all.ts`. */
import { spawn } from 'node:child_process';
import { installPackages, NODE, ROOT } from './prepare.mjs';

installPackages();
const program = spawn(NODE, process.argv.slice(2), { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => program.kill(signal));
}
program.on('exit', (code) => process.exit(code ?? 1));
