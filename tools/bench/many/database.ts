import pg from 'pg';

/** The PostgreSQL server on which the bench makes its database. */
export const SERVER =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Runs a statement on the server itself. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 5000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
