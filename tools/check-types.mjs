// Checks every workspace against its own tsconfig, which names the globals that may exist there:
// a DOM type in domain or a Node type in ui is a compile error, not a matter of taste.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces, root } from './workspaces.mjs';

const projects = [...listWorkspaces().map(({ dir }) => dir), 'tools', '.'].filter((dir) =>
  existsSync(join(root, dir, 'tsconfig.json')),
);

/** @param {string} dir @returns {Promise<{ dir: string, code: number | null, output: string }>} */
function check(dir) {
  return new Promise((done) => {
    // What did not change since the last check of this checkout is not checked again.
    const known = join(root, 'node_modules/.cache/types', `${dir.replaceAll('/', '-')}.tsbuildinfo`);
    const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', dir, '--pretty', 'false'];
    args.push('--incremental', '--tsBuildInfoFile', known);
    // Left to itself it takes four, which all work out the same types: three times the processor, on two cores.
    args.push('--checkers', '1');
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => done({ dir, code, output }));
  });
}

async function worker() {
  for (let dir = queue.shift(); dir !== undefined; dir = queue.shift()) {
    const { code, output } = await check(dir);
    if (code === 0) continue;
    failed.push(dir);
    console.log(output.trimEnd() || `${dir}: tsc ended with ${code}`);
  }
}

const queue = [...projects];
/** @type {string[]} */
const failed = [];
await Promise.all([worker(), worker()]);
console.log(
  failed.length === 0
    ? `types: ${projects.length} projects agree`
    : `types: wrong in ${failed.sort().join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
