import { z } from 'zod';
import { clockSchema } from '../kernel/clock.ts';
import { dateSchema } from '../kernel/date.ts';
import { idSchema } from '../kernel/id.ts';

/** What the last search for a proposal came to while its person looked elsewhere (NT12). */
export const lastProposalSchema = z.object({ _id: idSchema, found: z.int().min(0).max(9) });

export const boardSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  orderKey: z.string(),
  name: z.string().trim().min(1).max(60),
  isCurrent: z.boolean(),
  lastProposal: lastProposalSchema.nullable(),
});
export type Board = z.infer<typeof boardSchema>;

export const DAY_KINDS = ['촬영', '휴일', '이동', '준비'] as const;
export const UNITS = ['A', 'B'] as const;
export type Unit = (typeof UNITS)[number];

/** One shooting day of a board. `dayNo` is derived (TT2), never stored here. */
export const timetableSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  boardId: idSchema,
  tableDate: dateSchema,
  unit: z.enum(UNITS),
  dayKind: z.enum(DAY_KINDS),
  calltime: clockSchema,
  name: z.string().max(60),
  note: z.string().max(500),
  locked: z.boolean(),
});
export type Timetable = z.infer<typeof timetableSchema>;

export const PHASE_KINDS = [
  '집합',
  '이동',
  '세팅',
  '리허설',
  '식사',
  '휴식',
  '대기',
  '정리',
  '해산',
  '기타',
] as const;
/** Of the name of a 일정 줄. */
export const MOST_LABEL = 80;
export const phaseDataSchema = z.object({
  kind: z.enum(PHASE_KINDS),
  label: z.string().max(MOST_LABEL),
  minutes: z.int().min(0).max(1440),
  note: z.string().max(300),
});
export type PhaseData = z.infer<typeof phaseDataSchema>;

export const ROW_STATES = ['planned', 'shooting', 'done', 'partial', 'dropped'] as const;

/** A scene is shot on so many days at the most. */
export const MOST_PARTS = 99;

/** `minutes` null: the scene's planned minutes. `part`: which part of its scene it is, from 1 (TT13); null: all of it. Exactly one of phaseData and sceneData is set, by rowType. */
export const timetableRowSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  timetableId: idSchema,
  orderKey: z.string(),
  rowType: z.enum(['phase', 'scene']),
  phaseData: phaseDataSchema.nullable(),
  sceneData: idSchema.nullable(),
  minutes: z.int().min(0).max(1440).nullable(),
  part: z.int().min(1).max(MOST_PARTS).nullable(),
  joinedWith: idSchema.nullable(),
  fixedStart: clockSchema.nullable(),
  pinned: z.boolean(),
  note: z.string().max(300),
  actualStart: clockSchema.nullable(),
  actualEnd: clockSchema.nullable(),
  state: z.enum(ROW_STATES),
});
export type TimetableRow = z.infer<typeof timetableRowSchema>;
