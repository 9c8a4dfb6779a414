import { spawn } from 'node:child_process';
import { childOf, residentMemory } from './resident-memory.ts';
import { confinement, type SandboxLevel } from './sandbox-level.ts';

export interface Limits {
  memoryMb: number;
  milliseconds: number;
  /** One file beside the folder that it may read, too. */
  reads?: string;
}

export const READER_LIMITS: Limits = { memoryMb: 512, milliseconds: 20_000 };

/** How a confined process ended. `stdout` whole, `stderr` its last part. */
export interface ConfinedRun {
  ended: 'exit' | 'memory' | 'timeout';
  exitCode: number | null;
  stdout: string;
  stderr: string;
  peakMemoryMb: number;
  milliseconds: number;
  level: SandboxLevel;
}

const POLL_MS = 50;
const MOST_OUTPUT = 128 * 1024 * 1024;

/**
 * Runs `entry` in a Node process that may read `folder` and nothing else: no writing, no child processes, no
 * environment, and where the system allows no network. Killed when it passes a limit.
 */
export async function runConfined(
  folder: string,
  entry: string,
  input: Uint8Array,
  limits: Limits = READER_LIMITS,
  onLine?: (line: string) => void,
): Promise<ConfinedRun> {
  const { wrapper, level, forks } = confinement();
  const [command = process.execPath, ...args] = [
    ...wrapper,
    process.execPath,
    ...nodeFlags(folder, limits),
    entry,
  ];
  const started = performance.now();
  const child = spawn(command, args, { env: {}, cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
  const run: ConfinedRun = {
    ended: 'exit',
    exitCode: null,
    stdout: '',
    stderr: '',
    peakMemoryMb: 0,
    milliseconds: 0,
    level,
  };
  const stop = (why: 'memory' | 'timeout'): void => {
    run.ended = why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => stop('timeout'), limits.milliseconds);
  const watch = setInterval(() => {
    const pid = forks ? childOf(child.pid) : child.pid;
    const memory = pid === undefined ? null : residentMemory(pid);
    if (memory === null) return;
    run.peakMemoryMb = Math.max(run.peakMemoryMb, Math.round(memory.peak));
    if (memory.now > limits.memoryMb) stop('memory');
  }, POLL_MS);
  collect(child.stdout, (text) => {
    run.stdout += text;
    if (run.stdout.length > MOST_OUTPUT) stop('memory');
    if (onLine) for (const line of text.split('\n')) if (line.startsWith('{')) onLine(line);
  });
  collect(child.stderr, (text) => {
    run.stderr = (run.stderr + text).slice(-4000);
  });
  // A reader that is killed or refuses early closes its input; how it ended says why.
  child.stdin.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') run.stderr += String(error);
  });
  child.stdin.end(input);
  run.exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  }).finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
  });
  run.milliseconds = Math.round(performance.now() - started);
  return run;
}

function nodeFlags(folder: string, limits: Limits): string[] {
  return [
    '--permission',
    `--allow-fs-read=${folder}`,
    ...(limits.reads === undefined ? [] : [`--allow-fs-read=${limits.reads}`]),
    `--max-old-space-size=${Math.round(limits.memoryMb * 0.8)}`,
    // Guard regions of WebAssembly memory alone would pass the limit on address space.
    '--disable-wasm-trap-handler',
  ];
}

function collect(stream: NodeJS.ReadableStream, take: (text: string) => void): void {
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => take(text));
}
