import { spawn } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConfined } from './run-confined.ts';
import { sandboxLevel } from './sandbox-level.ts';

const LIMITS = { memoryMb: 512, milliseconds: 20_000 };
const EMPTY = new Uint8Array();
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'ddak-confined-한글 칸-')));
  server = createServer((socket) => socket.end('reached')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as { port: number }).port;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function run(source: string, limits = LIMITS) {
  const entry = join(folder, `entry-${Math.random().toString(36).slice(2)}.mjs`);
  await writeFile(entry, source);
  return runConfined(folder, entry, EMPTY, limits);
}

async function bundleRemoval(): Promise<void> {
  const { rolldown } = await import('rolldown');
  const input = fileURLToPath(new URL('./remove-network.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' });
  await bundle.write({ file: join(folder, 'remove-network.mjs'), format: 'esm' });
}

describe('a confined process', () => {
  it('reads its own folder', async () => {
    await writeFile(join(folder, 'own.txt'), 'own');
    const result = await run(`import fs from 'node:fs'; console.log(fs.readFileSync('own.txt', 'utf8'))`);
    expect(result).toMatchObject({ ended: 'exit', exitCode: 0, stdout: 'own\n' });
  });

  it('is refused every file outside its folder', async () => {
    const outside = fileURLToPath(import.meta.url);
    const result = await run(
      `import fs from 'node:fs'; try { fs.readFileSync(${JSON.stringify(outside)}); console.log('read') } catch (e) { console.log(e.code) }`,
    );
    expect(result.stdout).toBe('ERR_ACCESS_DENIED\n');
  });

  it.each(['/etc/passwd', '/proc/self/environ', '../../etc/passwd'])('is refused %s', async (path) => {
    const result = await run(
      `import fs from 'node:fs'; import { open } from 'node:fs/promises';
      for (const read of [() => fs.readFileSync('${path}'), () => fs.readdirSync('/etc'), () => fs.statSync('${path}'), () => open('${path}'), () => import('${path}')])
        try { await read(); console.log('read') } catch (e) { console.log(e.code) }`,
    );
    expect(result.stdout).toBe('ERR_ACCESS_DENIED\n'.repeat(5));
  });

  it('may not write, not even in its folder', async () => {
    const result = await run(
      `import fs from 'node:fs'; try { fs.writeFileSync('new.txt', ''); console.log('wrote') } catch (e) { console.log(e.code) }`,
    );
    expect(result.stdout).toBe('ERR_ACCESS_DENIED\n');
  });

  it('may not start processes or threads', async () => {
    const result =
      await run(`import { spawnSync } from 'node:child_process'; import { Worker } from 'node:worker_threads';
      for (const start of [() => spawnSync('ls'), () => new Worker('1', { eval: true })])
        try { start(); console.log('started') } catch (e) { console.log(e.code) }`);
    expect(result.stdout).toBe('ERR_ACCESS_DENIED\nERR_ACCESS_DENIED\n');
  });

  it('sees nothing of the environment', async () => {
    const result = await run(`console.log(Object.keys(process.env).length)`);
    expect(result.stdout).toBe('0\n');
  });

  it('reaches no network where the system can take it away', async ({ skip }) => {
    if (sandboxLevel() !== 'full') skip('no network namespace on this machine');
    const result = await run(`import net from 'node:net';
      net.connect(${port}, '127.0.0.1').on('data', (d) => console.log(String(d))).on('error', (e) => console.log(e.code))`);
    expect(result.stdout).toMatch(/^E[A-Z]+\n$/);
  });

  it('reaches no network after its modules are taken away, on any system', async () => {
    await bundleRemoval();
    const result = await run(`import './remove-network.mjs'; import net, { connect } from 'node:net';
      import http from 'node:http'; import dns from 'node:dns'; import { writeSync } from 'node:fs'; import { request } from 'node:https';
      const say = (text) => writeSync(1, text + '\\n');
      const tries = [() => connect(${port}, '127.0.0.1'), () => new net.Socket(), () => http.get('http://127.0.0.1:${port}'),
        () => request('https://127.0.0.1'), () => dns.lookup('localhost', () => {}), () => process.binding('tcp_wrap'),
        () => process.getBuiltinModule('net').connect(${port})];
      for (const attempt of tries) try { attempt(); say('reached') } catch (e) { say(e.code) }
      say(typeof fetch + ' ' + typeof WebSocket)`);
    expect(result.stdout).toBe(`${'ERR_ACCESS_DENIED\n'.repeat(7)}undefined undefined\n`);
  });

  it('LM8: sees no other process that it could signal, where the system can hide them', async ({ skip }) => {
    if (sandboxLevel() !== 'full') skip('no process namespace on this machine');
    const victim = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const ended = new Promise((resolve) => victim.once('exit', (_, signal) => resolve(signal)));
    const result = await run(`console.log(process.pid);
      for (const signal of [0, 'SIGTERM', 'SIGKILL'])
        try { process.kill(${victim.pid}, signal); console.log('sent') } catch (e) { console.log(e.code) }`);
    expect(result.stdout).toMatch(/^\d{1,2}\n(ESRCH\n){3}$/);
    victim.kill('SIGUSR2');
    expect(await ended).toBe('SIGUSR2');
  });

  it('LM8: can signal no process after its modules are taken away, on any system', async () => {
    await bundleRemoval();
    const result = await run(`import './remove-network.mjs'; import { writeSync } from 'node:fs';
      import { kill } from 'node:process';
      for (const attempt of [() => process.kill(1, 0), () => kill(1, 0), () => process._kill(1, 0),
        () => process._debugProcess(1), () => process.getBuiltinModule('process').kill(1, 0),
        () => { delete process.kill; return process.kill(1, 0); }])
        try { attempt(); writeSync(1, 'sent\\n') } catch (e) { writeSync(1, (e.code ?? e.name) + '\\n') }`);
    expect(result.stdout).toBe(`${'ERR_ACCESS_DENIED\n'.repeat(5)}TypeError\n`);
  });

  it('is killed when it takes more memory than it may', async () => {
    const result = await run(`const kept = []; setInterval(() => kept.push(Buffer.alloc(20e6, 1)), 5)`, {
      ...LIMITS,
      memoryMb: 200,
    });
    expect(result.ended).toBe('memory');
    expect(result.exitCode).toBeNull();
  });

  it('is killed when it takes more time than it may', async () => {
    const result = await run(`for (;;);`, { ...LIMITS, milliseconds: 400 });
    expect(result.ended).toBe('timeout');
  });
});
