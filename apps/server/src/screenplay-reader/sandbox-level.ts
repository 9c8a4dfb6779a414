import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** `full`: no network at all and no other process in sight, by the kernel. `process`: Node's permissions and removed modules alone. */
export type SandboxLevel = 'full' | 'process';

interface Confinement {
  level: SandboxLevel;
  /** Command and arguments that the reader is started through. */
  wrapper: string[];
  /** Whether the reader is the child of what is started, instead of taking its place. */
  forks: boolean;
}

/**
 * 6 GB of address space: with less than 4 Node does not start, and with 4 there was sometimes no room for what WebAssembly
 * compiles while it runs. What is used of it is held far lower (`READER_LIMITS`).
 */
const ADDRESS_SPACE = 6 * 1024 ** 3;

let probed: Confinement | null = null;

/** How well readers are confined on this machine; probed once. */
export function sandboxLevel(): SandboxLevel {
  return confinement().level;
}

/** What to start readers through on this machine. */
export function confinement(): Confinement {
  probed ??= probe();
  return probed;
}

function probe(): Confinement {
  if (process.platform !== 'linux') return { level: 'process', wrapper: [], forks: false };
  const wrapper: string[] = [];
  const limiter = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));
  if (limiter && runs([limiter, `--as=${ADDRESS_SPACE}`])) wrapper.push(limiter, `--as=${ADDRESS_SPACE}`);
  const unshare = ['/usr/bin/unshare', '/bin/unshare'].find((path) => existsSync(path));
  // Of its own: users, network and processes, so that there is nobody to signal.
  const isolation = ['-rnp', '--fork', '--kill-child'];
  const isolated = unshare !== undefined && runs([unshare, ...isolation]);
  if (unshare && isolated) wrapper.push(unshare, ...isolation);
  return { level: isolated ? 'full' : 'process', wrapper, forks: isolated };
}

function runs([command = '', ...args]: string[]): boolean {
  const { status } = spawnSync(command, [...args, process.execPath, '--version'], {
    env: {},
    timeout: 10_000,
  });
  return status === 0;
}
