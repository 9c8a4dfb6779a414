import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';
import { type BoardOptions, takesPart } from './board-options.ts';
import { freeOf } from './problem-scenes.ts';
import type { BoardReading } from './read-board.ts';
import { type Block, blocksOf } from './read-board-day.ts';

type Groups = NonNullable<ScheduleProblemInput['groups']>;
type Pins = NonNullable<ScheduleProblemInput['pins']>;

/** Rows that are shot as one stay one after the other; the parts of a split stay on days of their own, in order. */
export function problemGroups(reading: BoardReading): Groups {
  const blocks = freeOf(reading);
  return [...joined(blocks), ...splits(blocks)];
}

function joined(blocks: readonly Block[]): Groups {
  const byRow = new Map(blocks.map((block) => [block.row._id, block]));
  const chains = Map.groupBy(blocks, (block) => headOf(block, byRow));
  return [...chains.values()]
    .filter((chain) => chain.length > 1)
    .map((chain) => ({ kind: 'together', scenes: chain.map(({ id }) => id) }));
}

function headOf(block: Block, byRow: ReadonlyMap<string, Block>): string {
  const seen = new Set<string>();
  let head = block;
  while (head.row.joinedWith && !seen.has(head.row._id)) {
    seen.add(head.row._id);
    const next = byRow.get(head.row.joinedWith);
    if (next?.row.timetableId !== block.row.timetableId) break;
    head = next;
  }
  return seen.has(head.row._id) ? [...seen].sort()[0]! : head.row._id;
}

const partsOf = (blocks: readonly Block[]): Block[][] =>
  [...Map.groupBy(blocks, ({ scene }) => scene._id).values()].filter((parts) => parts.length > 1);

function splits(blocks: readonly Block[]): Groups {
  return partsOf(blocks)
    .filter((parts) => new Set(parts.map(({ row }) => row.timetableId)).size === parts.length)
    .map((parts) => ({ kind: 'differentDays', scenes: parts.map(({ id }) => id) }));
}

/** Each part of a split scene before the next. */
export function problemPrecedences(reading: BoardReading): NonNullable<ScheduleProblemInput['precedences']> {
  const byHand = partsOf(freeOf(reading)).flatMap((blocks) => {
    const parts = blocks.filter(({ row }) => row.part !== null).toSorted((a, b) => a.row.part! - b.row.part!);
    return parts.slice(1).map((after, i) => ({ before: parts[i]!.id, after: after.id }));
  });
  return [...byHand, ...partsInOrder(reading)];
}

/** BP7: parts that the proposal itself makes, each before the next. */
function partsInOrder({ waiting }: BoardReading): { before: string; after: string }[] {
  const parts = waiting.filter(({ part }) => part !== null);
  return parts.slice(1).flatMap((after, i) => {
    const before = parts[i]!;
    return before.scene._id === after.scene._id ? [{ before: before.id, after: after.id }] : [];
  });
}

/** What a person has fixed, scenes that take no part, and, where only waiting ones are put in, everything that stands. */
export function problemPins(reading: BoardReading, options: BoardOptions): Pins {
  return reading.days
    .filter(({ day }) => reading.open.has(day._id))
    .flatMap((one) =>
      blocksOf(one).flatMap((block): Pins => {
        const { row, minutes } = block;
        const isFixed = row.pinned || row.fixedStart !== null;
        const stays = isFixed || options.mayMove === 'pool' || !takesPart(options, block.scene._id);
        if (!stays) return [];
        const clock = one.clock.get(row._id);
        const start = row.fixedStart === null || !clock ? null : clock.end - minutes;
        return [{ scene: block.id, day: one.day._id, start: start === null || start < 0 ? null : start }];
      }),
    );
}
