import { extname } from 'node:path';
import { type AllocationProblem, type DznReading, readDzn, type TalentProblem } from '@ddak/scheduler';
import { z } from 'zod';

export type ScheduleProblemRead =
  | { readonly kind: 'talent'; readonly problem: TalentProblem }
  | { readonly kind: 'allocation'; readonly problem: AllocationProblem };

const allocationSchema = z
  .object({
    scenes: z.int().nonnegative().max(5000),
    maxScenesPerDay: z.int().positive(),
    actors: z.array(z.object({ fee: z.number().nonnegative(), scenes: z.array(z.int().positive()) })),
  })
  .refine(({ scenes, actors }) => actors.every((actor) => actor.scenes.every((scene) => scene <= scenes)), {
    path: ['actors'],
  });

/** A problem by the kind of its file: talent instances (.dzn), scene allocation (.json); or what is wrong, in Korean. */
export function readScheduleProblem(file: string, bytes: Uint8Array): ScheduleProblemRead | string {
  const text = new TextDecoder().decode(bytes);
  if (extname(file) === '.json') return readAllocation(text);
  if (extname(file) !== '.dzn') return '.dzn 파일과 .json 파일만 읽을 수 있어요.';
  const reading = readDzn(text);
  return reading.ok ? { kind: 'talent', problem: reading.problem } : problemOf(reading);
}

function readAllocation(text: string): ScheduleProblemRead | string {
  const read = allocationSchema.safeParse(parsed(text));
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.');
    return place ? `${place} 값을 읽을 수 없어요.` : 'JSON으로 읽을 수 없어요.';
  }
  const { scenes, maxScenesPerDay, actors } = read.data;
  const people = actors.map((actor) => ({ fee: actor.fee, scenes: actor.scenes.map((scene) => scene - 1) }));
  return { kind: 'allocation', problem: { scenes, maxScenesPerDay, people } };
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
