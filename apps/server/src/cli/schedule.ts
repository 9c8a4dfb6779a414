import { extname } from 'node:path';
import { type DznReading, holdCost, readDzn, solveTalent } from '@ddak/scheduler';
import { readInput } from './read-input.ts';

/**
 * `ddak schedule FILE`: the cheapest order of scenes, as a line of JSON. Scenes count from 1; `cost` is all wages, of
 * which `hold` is for waiting; `bound` is never above the least cost there is, and equal to `cost` when `proven`.
 * Returns the exit code: 1, with one line on stderr, when the file cannot be read.
 */
export async function scheduleCommand(
  file: string,
  options: { seconds: string; seed: string },
): Promise<number> {
  const started = performance.now();
  const seconds = Number(options.seconds);
  if (!(seconds > 0)) return fail(`--seconds ${options.seconds}`, '0보다 큰 초를 적어 주세요.');
  const seed = Number(options.seed);
  if (!Number.isInteger(seed)) return fail(`--seed ${options.seed}`, '정수를 적어 주세요.');
  if (extname(file) !== '.dzn') return fail(file, '아직 .dzn 파일만 읽을 수 있어요.');
  const bytes = await readInput(file);
  if (typeof bytes === 'string') return fail(file, bytes);
  const reading = readDzn(new TextDecoder().decode(bytes));
  if (!reading.ok) return fail(file, problemOf(reading));
  const { problem } = reading;
  const stop = () => performance.now() - started >= seconds * 1000;
  const answer = solveTalent(problem, { seed, stop });
  const { work, hold } = holdCost(problem, answer.order);
  const line = {
    cost: work + hold,
    hold,
    bound: answer.proven ? work + hold : work + answer.bound,
    proven: answer.proven,
    milliseconds: Math.round(performance.now() - started),
    order: answer.order.map((scene) => scene + 1),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return 0;
}

function problemOf(refusal: Extract<DznReading, { ok: false }>): string {
  const { name } = refusal.details;
  switch (refusal.code) {
    case 'missing':
      return `${name} 값이 없어요.`;
    case 'notNumbers':
      return `${name}에 0 이상의 숫자가 아닌 값이 있어요.`;
    case 'wrongLength':
      return `${name}의 개수가 ${refusal.details.found}개예요. ${refusal.details.expected}개여야 해요.`;
    case 'notZeroOrOne':
      return `${name}에 0과 1이 아닌 값이 있어요.`;
  }
}

function fail(what: string, message: string): number {
  process.stderr.write(`${what}: ${message}\n`);
  return 1;
}
