// npm start: install what is missing, build what has changed, serve. Runs on Node 20 or later.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, node24 } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const problem = ensureInstalled({ dev: false }) ?? ensureWebBuilt();
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}

const server = spawn(
  node24,
  [
    ...preload('load-env.mjs'),
    ...preload('stop-with-parent.mjs'),
    join(root, 'apps', 'server', 'src', 'main.ts'),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}
server.on('error', (error) => {
  console.error(`서버를 시작하지 못했습니다. · ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});

/** @param {string} file @returns {string[]} */
function preload(file) {
  return ['--import', pathToFileURL(join(root, 'tools', file)).href];
}
