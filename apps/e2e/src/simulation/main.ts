import { parseArgs } from 'node:util';
import { runSeed } from './run-seed.ts';

const USAGE = 'npm run -s simulate -- --seeds COUNT [--from SEED] | --seed SEED';

/** Plays many seeds, or one with its trace. Exit 1 when one of them failed. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { seeds: { type: 'string' }, from: { type: 'string' }, seed: { type: 'string' } },
  });
  if (values.seed) return playOne(Number(values.seed));
  if (!values.seeds) {
    console.error(USAGE);
    return 2;
  }
  return playMany(Number(values.from ?? 1), Number(values.seeds));
}

async function playOne(seed: number): Promise<number> {
  const { trace, faults } = await runSeed(seed, { trace: true });
  for (const line of trace) console.log(line);
  for (const fault of faults) console.log(`FAULT ${fault}`);
  console.log(`seed ${seed}: ${faults.length === 0 ? 'held' : `${faults.length} faults`}`);
  return faults.length === 0 ? 0 : 1;
}

async function playMany(from: number, count: number): Promise<number> {
  const failed: number[] = [];
  let entries = 0;
  let shared = 0;
  for (let seed = from; seed < from + count; seed++) {
    const result = await runSeed(seed);
    entries += result.entries;
    shared += result.shared;
    if (result.faults.length === 0) continue;
    failed.push(seed);
    console.log(`seed ${seed}: ${result.faults.length} faults; ${result.faults[0]}`);
  }
  console.log(JSON.stringify({ seeds: count, from, entries, shared, failed }));
  return failed.length === 0 ? 0 : 1;
}

process.exit(await main());
