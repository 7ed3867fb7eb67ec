import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { runContentCommand } from '../content/commands.ts';

/** Runs `npm run content -- …` in this process, with its own output. */
export async function contentCommand(env: Record<string, string>, ...args: string[]) {
  let [stdout, stderr] = ['', ''];
  const into = (add: (text: string) => void) =>
    new Writable({
      write(chunk, _, done) {
        add(String(chunk));
        done();
      },
    });
  const output = new Console({
    stdout: into((text) => {
      stdout += text;
    }),
    stderr: into((text) => {
      stderr += text;
    }),
  });
  const code = await runContentCommand(args, { ...process.env, ...env }, output);
  return { code, stdout, stderr };
}
