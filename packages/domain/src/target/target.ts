import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';

/** What people can hang something on, a comment say: a row of the table that the kind names. */
export const TARGET_KINDS = [
  'project',
  'scene',
  'character',
  'location',
  'breakdownItem',
  'timetable',
  'timetableRow',
  'callsheet',
] as const;
export const targetKindSchema = z.enum(TARGET_KINDS);
export type TargetKind = z.infer<typeof targetKindSchema>;

/** The columns by which a row says what it hangs on. */
export const targetColumns = { targetKind: targetKindSchema, targetId: idSchema };
export interface Target {
  readonly targetKind: TargetKind;
  readonly targetId: string;
}

/** How a kind is called where something of it is not found. */
export const TARGET_WORDS: Readonly<Record<TargetKind, string>> = {
  project: '작품',
  scene: '씬',
  character: '등장인물',
  location: '촬영지',
  breakdownItem: '브레이크다운 항목',
  timetable: '촬영일',
  timetableRow: '일정 줄',
  callsheet: '일촬표',
};
