import { percentiles } from '../harness/percentiles.ts';
import { Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';

const ROUNDS = 120;
const PATHS = {
  signIn: ['/auth/signin', { password: '아닌데요 정말로' }],
  reset: ['/auth/password/reset', {}],
} as const;

/**
 * Whether the time of an answer tells if an e-mail has an account: the same calls for a known and an unknown address,
 * by turns. `z` is the rank-sum statistic of the two samples: within ±3 they cannot be told apart.
 */
export async function run(): Promise<object> {
  const server = await RealServer.start();
  try {
    const known = (await Program.join(server.url, '정서윤')).email;
    const result: Record<string, object> = {};
    for (const [name, [path, rest]] of Object.entries(PATHS)) {
      const ask = (email: string) => timeOf(`${server.url}/api${path}`, { email, ...rest });
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let i = 0; i < 5; i++) await ask(known);
      for (let i = 0; i < ROUNDS; i++) {
        const other = () => ask(`nobody-${i}@example.com`);
        // Each is asked first as often as the other.
        if (i % 2) times.unknown.push(await other());
        times.known.push(await ask(known));
        if (i % 2 === 0) times.unknown.push(await other());
      }
      const [there, nobody] = [percentiles(times.known), percentiles(times.unknown)];
      result[name] = { known: there, unknown: nobody, z: rankSum(times.known, times.unknown) };
    }
    return { rounds: ROUNDS, ...result };
  } finally {
    await server.close();
  }
}

async function timeOf(url: string, body: object): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  return performance.now() - from;
}

/** Wilcoxon's rank sum, as a standard normal value. */
function rankSum(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, mine: true })), ...b.map((value) => ({ value, mine: false }))];
  all.sort((one, other) => one.value - other.value);
  const sum = all.reduce((total, { mine }, i) => total + (mine ? i + 1 : 0), 0);
  const mean = (a.length * (a.length + b.length + 1)) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return Math.round(((sum - mean) / deviation) * 100) / 100;
}
