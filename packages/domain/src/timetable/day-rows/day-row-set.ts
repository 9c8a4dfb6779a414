import { z } from 'zod';
import { idSchema } from '../../kernel/id.ts';
import { type PhaseData, phaseDataSchema } from '../timetable.ts';

/** DR1: rows of a day by a name, to be put onto days: 집합 · 세팅, 식사, 정리 and the like, in their order. */
export const dayRowSetSchema = z.object({
  name: z.string().trim().min(1).max(40),
  rows: z.array(phaseDataSchema).min(1).max(20),
});
export type DayRowSet = z.infer<typeof dayRowSetSchema>;

/** A row that a set puts onto a day, with the id that it gets there. */
export const newPhaseRowSchema = z.object({ rowId: idSchema, phaseData: phaseDataSchema });
export type NewPhaseRow = z.infer<typeof newPhaseRowSchema>;

const row = (kind: PhaseData['kind'], label: string, minutes: number): PhaseData => ({
  kind,
  label,
  minutes,
  note: '',
});

/** DR1: what a new project puts onto its days. */
export const USUAL_DAY_ROWS: DayRowSet = {
  name: '기본',
  rows: [row('집합', '집합 · 세팅', 60), row('식사', '', 60), row('정리', '정리 · 해산', 30)],
};

/** Rows that close a day: nothing is shot after them. */
export const isClosing = (phase: PhaseData | null): boolean =>
  phase?.kind === '정리' || phase?.kind === '해산';
