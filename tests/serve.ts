/** Starts the built site for the browser tests, with a temporary data folder. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'fm-browser-'));
const seeded = process.env.TEST_SEEDED_FOLDER;
if (seeded) cpSync(seeded, dataDir, { recursive: true });
const site = spawn(process.execPath, ['--enable-source-maps', 'build/main.js'], {
  env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
