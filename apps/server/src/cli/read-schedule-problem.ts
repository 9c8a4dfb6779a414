import {
  type AllocationProblem,
  allocationAsProblem,
  type DznReading,
  type MovieShootReading,
  readDzn,
  readMovieShoot,
  readProblem,
  type ScheduleProblem,
  sayProblemRefusal,
  sequenceAsProblem,
  talentAsProblem,
} from '@ddak/scheduler';
import { z } from 'zod';

/** A problem in the product's own form, and the form of the file that it came in: it is answered in that one's words. */
export interface ScheduleProblemRead {
  readonly form: 'talent' | 'movieShoot' | 'allocation' | 'product';
  readonly problem: ScheduleProblem;
}

const allocationSchema = z
  .object({
    scenes: z.int().nonnegative().max(5000),
    maxScenesPerDay: z.int().positive(),
    actors: z.array(z.object({ fee: z.number().nonnegative(), scenes: z.array(z.int().positive()) })),
  })
  .refine(({ scenes, actors }) => actors.every((actor) => actor.scenes.every((scene) => scene <= scenes)), {
    path: ['actors'],
  });

/**
 * A problem by what its file says: MiniZinc's talent data, JSON of the product or of a scene allocation, or the numbers
 * of a movie shoot; or what is wrong with it, in Korean.
 */
export function readScheduleProblem(bytes: Uint8Array): ScheduleProblemRead | string {
  const text = new TextDecoder().decode(bytes);
  if (/\b(numScenes|numActors|num_pieces|num_players)\s*=/.test(text)) return talentOf(readDzn(text));
  if (/^\s*[{[]/.test(text)) return jsonOf(text);
  if (/^[^\d]*\d+[\s,;]+\d+/.test(text) || /nbActors/i.test(text)) return movieShootOf(readMovieShoot(text));
  return '배치 문제로 읽을 수 없어요. .dzn, JSON, 영화 촬영 문제(nbActors nbScenes nbLocations nbPrecedences) 파일을 읽을 수 있어요.';
}

function jsonOf(text: string): ScheduleProblemRead | string {
  const json = parsed(text);
  if (json === undefined) return 'JSON으로 읽을 수 없어요.';
  if (typeof json === 'object' && json !== null && 'nbActors' in json)
    return movieShootOf(readMovieShoot(text));
  if (typeof json === 'object' && json !== null && 'maxScenesPerDay' in json) return allocationOf(json);
  const reading = readProblem(json);
  return reading.ok ? { form: 'product', problem: reading.problem } : sayProblemRefusal(reading.refusal);
}

function allocationOf(json: object): ScheduleProblemRead | string {
  const read = allocationSchema.safeParse(json);
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.');
    return `${place} 값을 읽을 수 없어요.`;
  }
  const { scenes, maxScenesPerDay, actors } = read.data;
  const people = actors.map((actor) => ({ fee: actor.fee, scenes: actor.scenes.map((scene) => scene - 1) }));
  const problem: AllocationProblem = { scenes, maxScenesPerDay, people };
  return { form: 'allocation', problem: allocationAsProblem(problem) };
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function talentOf(reading: DznReading): ScheduleProblemRead | string {
  if (reading.ok) return { form: 'talent', problem: talentAsProblem(reading.problem) };
  const { name } = reading.details;
  switch (reading.code) {
    case 'missing':
      return `${name} 값이 없어요.`;
    case 'notNumbers':
      return `${name}에 0 이상의 숫자가 아닌 값이 있어요.`;
    case 'wrongLength':
      return `${name}의 개수가 ${reading.details.found}개예요. ${reading.details.expected}개여야 해요.`;
    case 'tooMany':
      return `${name} 값이 너무 커요. ${reading.details.most}까지 읽을 수 있어요.`;
    case 'notZeroOrOne':
      return `${name}에 0과 1이 아닌 값이 있어요.`;
  }
}

function movieShootOf(reading: MovieShootReading): ScheduleProblemRead | string {
  if (reading.ok) return { form: 'movieShoot', problem: sequenceAsProblem(reading.problem) };
  switch (reading.code) {
    case 'notNumbers':
      return `'${reading.details.word}'을 0 이상의 숫자로 읽을 수 없어요.`;
    case 'wrongCount':
      return `숫자의 개수가 ${reading.details.found}개예요. 처음 네 숫자대로면 ${reading.details.expected}개여야 해요.`;
    case 'notZeroOrOne':
      return '배우가 씬에 나오는지 적는 칸에 0과 1이 아닌 값이 있어요.';
    case 'tooMany':
      return `씬이 너무 많아요. ${reading.details.most}개까지 읽을 수 있어요.`;
    case 'outOfRange':
      return `${reading.details.name}에 없는 번호가 있어요.`;
  }
}
