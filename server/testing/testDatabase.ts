import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * Creates a database with a random name on the server of the tests.
 *
 * @param template name of a database to copy; it must have no connections
 */
export async function createDatabase(
  template = 'template1',
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `fes_meknes_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}
