import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Runs in a thread of its own, so that what the attacker does here does not count as the server's slowness. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const { Agent, get } = require('node:http');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let ends = false;
parentPort.on('message', () => { ends = true; });
const ask = () => new Promise((resolve) => {
  const from = performance.now();
  const done = (ok) => resolve({ ok, ms: performance.now() - from });
  get(workerData, { agent }, (answer) => answer.resume().on('end', () => done(answer.statusCode === 200)))
    .on('error', () => done(false));
});
(async () => {
  const times = [];
  let failed = 0;
  while (!ends) {
    const { ok, ms } = await ask();
    times.push(ms);
    if (!ok) failed += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  parentPort.postMessage({ times, failed });
  agent.destroy();
})();
`;

export interface HealthSeen {
  readonly times: readonly number[];
  readonly failed: number;
}

/** Asks for the server's health again and again until `end`; how long each answer took, in ms. */
export function watchHealth(url: string): { end(): Promise<HealthSeen> } {
  const thread = new Worker(THREAD, { eval: true, workerData: `${url}/api/health` });
  return {
    async end() {
      thread.postMessage('end');
      const [seen] = (await once(thread, 'message')) as [HealthSeen];
      await thread.terminate();
      return seen;
    },
  };
}
