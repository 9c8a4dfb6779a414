import type { Client } from 'pg';
import { SYSTEM } from '../reader.ts';

/** Every value as text from which it comes back as it was; and all rows: it is the server that asks (AC16). */
export async function exactText(client: Client): Promise<void> {
  await client.query(`
    set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set ddak.account = '${SYSTEM}';
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`);
}
