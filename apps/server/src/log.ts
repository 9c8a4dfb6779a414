import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { loggedError } from './log-error.ts';

/** A request and its answer, without what an address may hold (a code, a name). */
const serializers = {
  err: loggedError,
  req: ({ method, routeOptions }: { method?: string; routeOptions?: { url?: string } }) => ({
    method,
    route: routeOptions?.url,
  }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
};

/** Cookies among them; what reads multipart bodies tells of them while it traces. */
const HEADERS = { paths: ['headers', '*.headers', '*.*.headers'], remove: true };

/** The log: JSON lines on standard error, so that standard output carries answers alone. LM4: it holds nobody's data. */
export const openLog = (
  config: { readonly logLevel: Config['logLevel'] | 'fatal' },
  destination = pino.destination(2),
): Logger => pino({ level: config.logLevel, base: null, serializers, redact: HEADERS }, destination);
