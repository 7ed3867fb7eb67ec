/** `npm run config`: writes `.env.example` from the schema of the configuration. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Environment } from './config.ts';
import { ROOT } from './projectRoot.ts';

const HEAD = `# All environment variables of the server with their defaults; written by \`npm run config\`.
# Uncomment what you change. systemd reads such a file (deploy/fes-meknes.service), so does
# \`docker run --env-file\`; values have no quotes and no comments behind them.
`;

export const ENV_EXAMPLE = join(ROOT, '.env.example');

/** The text of `.env.example`. */
export function envExample(): string {
  const variables = Object.entries(Environment.shape).map(([name, schema]) => {
    if (!schema.description) throw new Error(`${name} has no description in server/config.ts`);
    const hasDefault = schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
    const value = hasDefault ? schema.def.defaultValue : '';
    return `\n# ${schema.description}\n#${name}=${value}\n`;
  });
  return HEAD + variables.join('');
}

if (import.meta.main) writeFileSync(ENV_EXAMPLE, envExample());
