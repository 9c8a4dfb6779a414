import { existsSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { SlowestFirst } from './tools/slowest-first.ts';

const long = process.env.DDAK_LONG === '1';
const serverSetup = 'apps/server/src/testing/global-setup.ts';
const storySetup = 'apps/e2e/src/harness/prepare-server.ts';

/** Where a test lies says where it runs; `npm test` runs these projects one after another. */
export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: more workers only fight each other and make time-outs out of slowness.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    // Ends what hangs; a slow machine is no reason to fail.
    testTimeout: long ? 600_000 : 90_000,
    hookTimeout: 120_000,
    // A poll's own second is the clock of a quiet machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/web/**/*.test.{ts,tsx}', 'tools/**/*.test.{mjs,ts}'],
          // Importing everything anew for each file took a third of the time, of the server's an eighth.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.mocked.test.ts'],
          // Its tests wait for jobs, retries and programs that start, more than the processor has them wait.
          maxWorkers: 3,
          isolate: false,
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
        },
      },
      {
        // What puts something else in a module's place needs modules of its own.
        test: {
          name: 'mocked',
          include: ['apps/server/**/*.mocked.test.ts'],
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
        },
      },
      {
        test: {
          name: 'simulation',
          include: ['apps/e2e/src/simulation/**/*.test.ts'],
          testTimeout: long ? 1_800_000 : 300_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['apps/e2e/**/*.e2e.test.ts'],
          // What keeps stories apart is the people and projects of each; the imports of each took 1.7 s of processor.
          isolate: false,
          globalSetup: existsSync(storySetup) ? [storySetup] : [],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
