import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
export const WORKER_ADDITIONS = 'worker-additions.js';

/**
 * Builds what the service worker does beside keeping files, beside the app and under a name that the worker knows. A script by
 * itself: what is shared with the app would be a module, which no worker of this kind loads.
 */
export const workerAdditions = (): Plugin => ({
  name: 'worker-additions',
  apply: 'build',
  async writeBundle({ dir }) {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'warn',
      build: {
        lib: {
          entry: 'src/worker-additions.ts',
          formats: ['iife'],
          name: 'additions',
          fileName: () => WORKER_ADDITIONS,
        },
        outDir: dir ?? join(ROOT, 'dist'),
        ...{ emptyOutDir: false, copyPublicDir: false, target: 'es2022' },
      },
    });
  },
});
