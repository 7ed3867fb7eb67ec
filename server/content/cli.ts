/** `npm run content -- COMMAND` */
import { runContentCommand } from './commands.ts';

process.exitCode = await runContentCommand(process.argv.slice(2), process.env, console);
