import pg from 'pg';

/** URL of the PostgreSQL server on which the load test creates its database. */
export const SERVER =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Runs a statement in the default database of the server.
 *
 * @throws Error if the server does not respond within 5 s, or the statement fails
 */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 5000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
