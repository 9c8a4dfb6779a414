import type { Pool } from './pool.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** DESIGN.md 3.11: a device that comes back within this time goes on by the log; a later one takes a snapshot. */
const LOG_DAYS = 180;
/** Longer than the log, so that nobody can be told of a command that would be carried out again. */
const OUTCOME_DAYS = 200;

/** Takes out log entries, outcomes, sessions with their devices, mailed links, notices and challenges whose time is over. */
export async function forgetOld(pool: Pool, now: number): Promise<void> {
  await pool.query('delete from change_log where at < $1', [now - LOG_DAYS * DAY_MS]);
  await pool.query('delete from command_outcome where at < $1', [now - OUTCOME_DAYS * DAY_MS]);
  await pool.query('delete from session where expires_at < $1', [now]);
  await pool.query(
    'delete from push_subscription p where not exists (select from session s where s.family_id = p.family_id)',
  );
  await pool.query('delete from notice where created_at < $1', [now - LOG_DAYS * DAY_MS]);
  await pool.query('delete from mail_token where expires_at < $1', [now]);
  await pool.query('delete from factor_challenge where expires_at < $1', [now]);
}
