import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a benchmark's file exports. */
interface Benchmark {
  run(): Promise<object>;
}

const folder = fileURLToPath(new URL('.', import.meta.url));
// A benchmark is a file of this folder whose name is one word.
const names = readdirSync(folder)
  .map((file) => /^([a-z]+)\.ts$/.exec(file)?.[1])
  .filter((name) => name !== undefined && name !== 'main');

/** Runs the named benchmark; the last line of stdout holds its result as JSON. */
async function main(name: string | undefined): Promise<number> {
  const isAsked = process.argv.includes('--help');
  if (isAsked || !name || !names.includes(name)) {
    console.error(`npm run -s bench -- ${names.join(' | ')}`);
    return isAsked ? 0 : 2;
  }
  const { run } = (await import(`./${name}.ts`)) as Benchmark;
  const result = await run();
  console.log(
    JSON.stringify(Array.isArray(result) ? result : { bench: name, node: process.version, ...result }),
  );
  return 0;
}

process.exitCode = await main(process.argv[2]);
