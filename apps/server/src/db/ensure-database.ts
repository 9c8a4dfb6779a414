import { Client } from 'pg';

const NAME = 'ddak';

/** Makes the application's own database beside the maintenance one, where it is missing. Answers its URL. */
export async function ensureDatabase(maintenanceUrl: string): Promise<string> {
  const client = new Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (found.rowCount === 0) await client.query(`create database ${NAME}`);
  } finally {
    await client.end();
  }
  const url = new URL(maintenanceUrl);
  url.pathname = `/${NAME}`;
  return url.href;
}
