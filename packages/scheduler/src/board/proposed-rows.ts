import type { PhaseData, TimetableRow } from '@ddak/domain';
import type { PlannedDay, PlannedRow } from '../plan/schedule-plan.ts';
import type { MealName } from './meals.ts';
import {
  type MealRow,
  type NextPlace,
  newPhase,
  PauseRows,
  type ProposedRow,
  present,
} from './pause-rows.ts';
import { type Block, type BoardDay, blocksOf, isBlock, type Pause } from './read-board-day.ts';
import { isPart, partOf, sceneIdOf } from './scene-parts.ts';
import type { RowsWanted } from './taken/taken-proposal.ts';

/** The rows of a day as they are to stand: head, the plan's rows with the waiting between them, what others put, tail. */
export function rowsOfDay(one: BoardDay, wanted: RowsWanted): ProposedRow[] {
  const { plan, proposal, newId } = wanted;
  const asked = proposal.problem.days.find((day) => day.id === one.day._id);
  const isBare = one.head.length + one.middle.length + one.tail.length === 0;
  const frame = (kind: PhaseData['kind'], label: string, minutes: number) =>
    plan && isBare && minutes > 0 ? [newPhase(newId, kind, label, minutes)] : [];
  const planned = plan ? plannedRows(one, plan, wanted, (asked?.setupMinutes ?? 0) + plan.call) : [];
  return [
    ...one.head.map(present),
    ...frame('집합', '집합 · 세팅', asked?.setupMinutes ?? 0),
    ...planned,
    ...pinnedPauses(one, planned).map(present),
    ...stayingBlocks(one, wanted).flatMap((block) => block.rows.map(present)),
    ...one.tail.map(present),
    ...frame('정리', '정리 · 해산', asked?.wrapMinutes ?? 0),
  ];
}

/** What stands on the day and is not the plan's to move: placed by others meanwhile, or pinned. */
function stayingBlocks(one: BoardDay, { plan, proposal, standing }: RowsWanted): Block[] {
  const known = new Set(proposal.problem.scenes.map((scene) => scene.id));
  const parted = new Set([...known].filter(isPart).map(sceneIdOf));
  const here = new Set(plan?.rows.flatMap((row) => (row.kind === 'scene' ? [row.scene] : [])));
  return blocksOf(one).filter((block) => {
    if (parted.has(block.id)) return !standing.comesInParts(block.id);
    const isPlans = known.has(block.id) && standing.isUntouched(block.id);
    return isPlans ? block.row.pinned && !here.has(block.id) : true;
  });
}

/** Pinned meals, moves and waiting that the plan has no use for: not after the wrap. */
function pinnedPauses({ middle }: BoardDay, planned: readonly ProposedRow[]): TimetableRow[] {
  const named = new Set(planned.map(({ rowId }) => rowId));
  return middle.flatMap((item) =>
    !isBlock(item) && item.row.pinned && !named.has(item.row._id) ? [item.row] : [],
  );
}

function plannedRows(one: BoardDay, plan: PlannedDay, wanted: RowsWanted, from: number): ProposedRow[] {
  const pauses = new PauseRows(
    one.middle.filter((item): item is Pause => !isBlock(item)),
    wanted.newId,
  );
  const rows: ProposedRow[] = [];
  let now = from;
  let eaten: MealName | null = null;
  for (const [i, row] of plan.rows.entries()) {
    const own = row.kind === 'scene' ? sceneRows(row.scene, one, wanted) : null;
    if (own?.length === 0) continue;
    const set: MealRow | null =
      row.kind === 'meal' ? pauses.setMeal(row.start, row.end - row.start, eaten) : null;
    const waits = row.start - now;
    if (waits > 0 && !set && !startsByItself(row, wanted)) rows.push(pauses.wait(waits));
    if (own) rows.push(...own);
    else if (row.kind === 'meal') {
      const meal: MealRow = set ?? pauses.meal(row.start, row.end - row.start, eaten);
      eaten = meal.called;
      rows.push(meal.row);
    } else rows.push(pauses.move(row.end - row.start, nextPlace(plan.rows.slice(i + 1), wanted)));
    now = row.end;
  }
  return pauses.keepLeft(rows);
}

/** A row that begins at a set time needs nothing before it to wait for. */
function startsByItself(row: PlannedRow, { standing }: RowsWanted): boolean {
  const block = row.kind === 'scene' ? standing.blocks.get(row.scene) : undefined;
  return block !== undefined && block.rows[0]?.fixedStart === row.start;
}

/** A scene's own rows, or a new one where it waits for a day; none where others have placed or pinned it elsewhere. */
function sceneRows(id: string, one: BoardDay, { standing, newId, proposal }: RowsWanted): ProposedRow[] {
  if (!standing.isUntouched(id)) return [];
  const part = partOf(id);
  if (part) {
    const minutes = proposal.problem.scenes.find((scene) => scene.id === id)?.minutes ?? 0;
    return [{ rowId: newId(), sceneId: sceneIdOf(id), phaseData: null, split: { part: part.no, minutes } }];
  }
  const block = standing.blocks.get(id);
  if (!block) return [{ rowId: newId(), sceneId: id, phaseData: null }];
  const mayCome = block.row.timetableId === one.day._id || !block.row.pinned;
  return mayCome ? block.rows.map(present) : [];
}

function nextPlace(after: readonly PlannedRow[], { proposal: { problem } }: RowsWanted): NextPlace {
  const placeOf = new Map(problem.scenes.map((scene) => [scene.id, scene.place]));
  const to = after.flatMap((row) => (row.kind === 'scene' ? (placeOf.get(row.scene) ?? []) : []))[0] ?? null;
  return { to, name: problem.places.find(({ id }) => id === to)?.name ?? '' };
}
