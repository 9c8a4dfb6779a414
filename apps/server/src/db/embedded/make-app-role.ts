import { randomBytes } from 'node:crypto';
import { admitAppRole } from '../admit-app-role.ts';
import { underLock } from '../migrate.ts';

const ROLE = 'ddak_app';

/**
 * Makes the role that the server works as beside the owner of the tables, in the cluster of an older release too.
 * Answers its URL; the password is a new one at each start, and lies nowhere.
 */
export async function makeAppRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  await underLock(ownerUrl, async (client) => {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [ROLE]);
    if (found.rowCount === 0) await client.query(`create role ${ROLE}`);
    await client.query(
      `alter role ${ROLE} login nosuperuser nobypassrls nocreatedb nocreaterole password '${password}'`,
    );
  });
  await admitAppRole(ownerUrl, ROLE);
  const url = new URL(ownerUrl);
  [url.username, url.password] = [ROLE, password];
  return url.href;
}
