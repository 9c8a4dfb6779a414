import './quick-imports.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openLog } from './log.ts';
import type { RunningServer } from './open-server.ts';
import { StartupError } from './startup-error.ts';

/** npm and the terminal both send what one Ctrl-C means: signals this close together are one. */
const SAME_SIGNAL_MS = 1000;

/**
 * Ends the server in order, once, and one that is still starting as soon as it has started: its database must not
 * outlive it. A second signal, when it is a second one, does not wait.
 */
function stopOnSignal(starting: Promise<RunningServer>): void {
  let stopping: number | null = null;
  const stop = (): void => {
    if (stopping !== null) {
      if (performance.now() - stopping > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stopping = performance.now();
    const closed = starting.then((server) => server.close());
    closed.then(
      () => process.exit(0),
      (error) => fail(error, 'the server could not be ended in order'),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** What nobody foresaw, in the words of the log: Node's own would quote what is in it. */
function fail(error: unknown, what: string): never {
  openLog({ logLevel: 'fatal' }).fatal({ err: error }, what);
  process.exit(1);
}

/** What is imported here is found the quick way; what this file imports was found before it ran. */
async function start(config: Config, demo: boolean): Promise<RunningServer> {
  const [{ openServer }, { demoConfig }] = await Promise.all([
    import('./open-server.ts'),
    import('./open-demo.ts'),
  ]);
  return openServer(demo ? demoConfig(config) : config, { demo });
}

process.on('uncaughtException', (error) => fail(error, 'an error that nobody caught'));
process.on('unhandledRejection', (error) => fail(error, 'a promise that nobody heard'));

try {
  const demo = process.argv.includes('--demo');
  const config = readConfig(process.env);
  const starting = start(config, demo);
  stopOnSignal(starting);
  const server = await starting;
  console.log(`DDAK가 준비됐어요. 브라우저에서 열어 주세요: ${server.url}`);
  if (server.demo) console.log(`체험 계정: ${server.demo.email} · 비밀번호: ${server.demo.password}`);
} catch (error) {
  const expected = error instanceof StartupError || error instanceof ConfigError;
  if (!expected) fail(error, 'the server could not be started');
  console.error(error.message);
  process.exit(1);
}
