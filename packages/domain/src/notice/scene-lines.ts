import type { Change } from '../change.ts';
import type { ProjectState } from '../state.ts';
import type { TableName } from '../tables.ts';

/** What is counted, and how: `씬 3개를`. */
const COUNTED: readonly { readonly table: TableName; readonly of: (count: number) => string }[] = [
  { table: 'scene', of: (count) => `씬 ${count}개를` },
  { table: 'character', of: (count) => `등장인물 ${count}명을` },
  { table: 'location', of: (count) => `촬영지 ${count}곳을` },
  { table: 'breakdownItem', of: (count) => `브레이크다운 항목 ${count}개를` },
];
const DONE = { insert: '더했어요', update: '고쳤어요', delete: '지웠어요' } as const;

/** NT9: what became of scenes, of who and what is in them, in words: in numbers, by what was done. */
export const sceneLines = (_: ProjectState, changes: readonly Change[]): readonly string[] =>
  COUNTED.flatMap(({ table, of }) =>
    (['insert', 'update', 'delete'] as const).flatMap((op) => {
      const count = changes.filter((change) => change.table === table && change.op === op).length;
      return count === 0 ? [] : [`${of(count)} ${DONE[op]}`];
    }),
  );
