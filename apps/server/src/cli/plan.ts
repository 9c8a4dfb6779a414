import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { dateSchema } from '@ddak/domain';
import { placeAssumptions, sayDaysNeeded } from '@ddak/scheduler/board';
import { readInSandbox } from '../screenplay-reader/read-in-sandbox.ts';
import { calledPath } from './called-path.ts';
import { PlanningRefused } from './plan-desk.ts';
import { planFiles } from './plan-files.ts';
import { type PlannedProduction, planProduction } from './plan-production.ts';
import { type PlanSummary, summaryOf } from './plan-summary.ts';
import { readInput } from './read-input.ts';

/** More days than any board has. */
const MOST_DAYS = 400;
const MOST_SECONDS = 3600;

export interface PlanOptions {
  readonly start: string;
  readonly out: string;
  readonly days?: string;
  readonly seconds: string;
}

/**
 * `ddak plan SCRIPT --start DATE --out DIR`: organises the script, puts its scenes into days and writes the documents.
 * The last line of stdout is a PlanSummary as JSON. Returns the exit code: 0 also where scenes are left over; 1, with one
 * line on stderr, when it cannot plan.
 */
export async function planScript(file: string, options: PlanOptions): Promise<number> {
  const start = dateSchema.safeParse(options.start);
  if (!start.success) return fail(`--start ${options.start}`, '2026-12-01처럼 날짜를 적어 주세요.');
  const days = options.days === undefined ? null : Number(options.days);
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= MOST_DAYS))
    return fail(`--days ${options.days}`, `1에서 ${MOST_DAYS} 사이의 날 수를 적어 주세요.`);
  const seconds = Number(options.seconds);
  if (!(seconds > 0 && seconds <= MOST_SECONDS))
    return fail(`--seconds ${options.seconds}`, `0보다 크고 ${MOST_SECONDS} 이하인 초를 적어 주세요.`);
  const bytes = await readInput(file);
  if (typeof bytes === 'string') return fail(file, bytes);
  const reading = await readInSandbox(bytes, basename(file));
  if (!reading.ok) return fail(file, reading.message);
  const now = new Date();
  const folder = calledPath(options.out);
  try {
    // First, so that nobody waits for a plan that cannot be written.
    await mkdir(folder, { recursive: true });
    const production = await planProduction(reading.organised, {
      start: start.data,
      fileName: basename(file),
      now: now.getTime(),
      days,
      search: { seconds },
    });
    for (const { where, reason } of reading.organised.unread) log(`${file}: ${where}: ${reason}`);
    log(sayPlanned(summaryOf(production, [])));
    for (const line of sayPlaces(production)) log(line);
    const paths: string[] = [];
    for await (const { name, bytes: content } of planFiles(production, now)) {
      await writeFile(join(folder, name), content);
      paths.push(join(options.out, name));
    }
    process.stdout.write(`${JSON.stringify(summaryOf(production, paths))}\n`);
    return 0;
  } catch (error) {
    if (error instanceof PlanningRefused) return fail(file, error.message);
    const reason = FOLDER_PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason) return fail(options.out, reason);
    throw error;
  }
}

/** BP8, BP9: what has a day, and how many days the rest would take. */
function sayPlanned({ scenes, days, leftOver, needsDays }: PlanSummary): string {
  if (leftOver.length === 0) return `${scenes}씬을 ${days}회차로 나눴어요.`;
  const placed = `${scenes}씬 가운데 ${scenes - leftOver.length}씬을 ${days}회차에 넣었어요. ${leftOver.length}씬이 남았어요.`;
  return needsDays > days ? `${placed} ${sayDaysNeeded({ has: days, needs: needsDays })}` : placed;
}

/** BP10: what was taken for granted of places, in the words of the panel. */
function sayPlaces({ state, problem }: PlannedProduction): string[] {
  const { unknown, buildings } = placeAssumptions(state, problem);
  if (unknown === 0) return [];
  return [
    `실제 촬영지 미정 ${unknown}곳: 그 사이의 이동은 기본값으로 추정했어요.`,
    ...buildings.map(({ name, sets }) => `같은 건물로 봤어요: ${name} (극중 장소 ${sets.length})`),
  ];
}

const FOLDER_PROBLEMS: Readonly<Record<string, string>> = {
  EEXIST: '폴더가 아니라 파일이에요.',
  ENOTDIR: '폴더가 아니라 파일이에요.',
  EISDIR: '같은 이름의 폴더가 있어 파일을 쓸 수 없어요.',
  EACCES: '쓸 권한이 없어요.',
  EPERM: '쓸 권한이 없어요.',
  EROFS: '읽기 전용이라 쓸 수 없어요.',
  ENOSPC: '디스크가 가득 찼어요.',
};

function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

function fail(what: string, message: string): number {
  log(`${what}: ${message}`);
  return 1;
}
