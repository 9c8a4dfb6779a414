import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** What is worth knowing of an error. Errors of the database carry their whole connection with them. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { name, message, ...code, stack, ...(cause === undefined ? {} : { cause: plainError(cause) }) };
}

/** The log: JSON lines on standard error, so that standard output carries answers alone. */
export const openLog = (config: Pick<Config, 'logLevel'>): Logger =>
  pino({ level: config.logLevel, base: null, serializers: { err: plainError } }, pino.destination(2));
