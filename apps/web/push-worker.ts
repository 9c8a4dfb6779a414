import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
export const PUSH_WORKER = 'push-worker.js';

/**
 * Builds what the service worker does with notices, beside the app and under a name that the worker knows. A script by
 * itself: what is shared with the app would be a module, which no worker of this kind loads.
 */
export const pushWorker = (): Plugin => ({
  name: 'push-worker',
  apply: 'build',
  async writeBundle({ dir }) {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'warn',
      build: {
        lib: { entry: 'src/push-worker.ts', formats: ['iife'], name: 'push', fileName: () => PUSH_WORKER },
        outDir: dir ?? join(ROOT, 'dist'),
        ...{ emptyOutDir: false, copyPublicDir: false, target: 'es2022' },
      },
    });
  },
});
