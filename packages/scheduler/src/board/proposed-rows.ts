import type { ArgsOf, Id, PhaseData, TimetableRow } from '@ddak/domain';
import type { PlannedDay, PlannedRow } from '../plan/schedule-plan.ts';
import { isMealName, type MealName, mayKeepName, mealName } from './meals.ts';
import { type Block, type BoardDay, blocksOf, isBlock, type Pause } from './read-board-day.ts';
import { isPart, partOf, sceneIdOf } from './scene-parts.ts';
import type { RowsWanted } from './taken-proposal.ts';

export type ProposedRow = ArgsOf<'acceptProposal'>['days'][number]['rows'][number];

/** The rows of a day as they are to stand: head, the plan's rows with the waiting between them, what others put, tail. */
export function rowsOfDay(one: BoardDay, wanted: RowsWanted): ProposedRow[] {
  const { plan, proposal, newId } = wanted;
  const asked = proposal.problem.days.find((day) => day.id === one.day._id);
  const isBare = one.head.length + one.middle.length + one.tail.length === 0;
  const frame = (kind: PhaseData['kind'], label: string, minutes: number) =>
    plan && isBare && minutes > 0 ? [newPhase(newId, kind, label, minutes)] : [];
  return [
    ...one.head.map(present),
    ...frame('집합', '집합 · 세팅', asked?.setupMinutes ?? 0),
    ...(plan ? plannedRows(one, plan, wanted, (asked?.setupMinutes ?? 0) + plan.call) : []),
    ...stayingBlocks(one, wanted).flatMap((block) => block.rows.map(present)),
    ...one.tail.map(present),
    ...frame('정리', '정리 · 해산', asked?.wrapMinutes ?? 0),
  ];
}

const present = (row: TimetableRow): ProposedRow => ({
  rowId: row._id,
  sceneId: null,
  phaseData: null,
});

const newPhase = (newId: () => Id, kind: PhaseData['kind'], label: string, minutes: number): ProposedRow => ({
  rowId: newId(),
  sceneId: null,
  phaseData: { kind, label, minutes: Math.round(minutes), note: '' },
});

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

function plannedRows(one: BoardDay, plan: PlannedDay, wanted: RowsWanted, from: number): ProposedRow[] {
  const supply = one.middle.filter((item): item is Pause => !isBlock(item));
  const rows: ProposedRow[] = [];
  let now = from;
  let eaten: MealName | null = null;
  for (const [i, row] of plan.rows.entries()) {
    const own = row.kind === 'scene' ? sceneRows(row.scene, one, wanted) : null;
    if (own?.length === 0) continue;
    const waits = row.start - now;
    if (waits > 0 && !startsByItself(row, wanted))
      rows.push(pauseRow(supply, 'wait', waits, '대기', wanted.newId));
    if (own) rows.push(...own);
    else if (row.kind === 'meal') {
      const name = mealName(row.start, eaten);
      const isIts = ({ row: { phaseData } }: Pause) => mayKeepName(phaseData?.label, row.start, eaten);
      const meal = pauseRow(supply, 'meal', row.end - row.start, name, wanted.newId, isIts);
      eaten = mealCalled(one, meal) ?? name;
      rows.push(meal);
    } else rows.push(moveRow(supply, row.end - row.start, plan.rows.slice(i + 1), wanted));
    now = row.end;
  }
  return rows;
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
    // The board counts two parts; of more, each row says its own minutes alone.
    const split = { part: part.of === 2 ? (part.no === 1 ? (1 as const) : (2 as const)) : null, minutes };
    return [{ rowId: newId(), sceneId: sceneIdOf(id), phaseData: null, split }];
  }
  const block = standing.blocks.get(id);
  if (!block) return [{ rowId: newId(), sceneId: id, phaseData: null }];
  const mayCome = block.row.timetableId === one.day._id || !block.row.pinned;
  return mayCome ? block.rows.map(present) : [];
}

const KINDS = { meal: '식사', move: '이동', wait: '대기' } as const;

function mealCalled({ middle }: BoardDay, { rowId }: ProposedRow): MealName | null {
  const known = middle.find((item) => item.row._id === rowId);
  const label = known?.row.phaseData?.label;
  return isMealName(label) ? label : null;
}

/** A pause of the day that has the wanted length and may be used, one of that name before others; else a new one. */
function pauseRow(
  supply: Pause[],
  kind: Pause['kind'],
  minutes: number,
  label: string,
  newId: () => Id,
  mayUse: (pause: Pause) => boolean = () => true,
): ProposedRow {
  const fits = (pause: Pause): boolean =>
    pause.kind === kind && pause.minutes === minutes && pause.row.fixedStart === null && mayUse(pause);
  const named = supply.findIndex((pause) => fits(pause) && pause.row.phaseData?.label === label);
  const at = named < 0 ? supply.findIndex(fits) : named;
  const [known] = at < 0 ? [] : supply.splice(at, 1);
  return known ? present(known.row) : newPhase(newId, KINDS[kind], label, minutes);
}

function moveRow(
  supply: Pause[],
  minutes: number,
  after: readonly PlannedRow[],
  { proposal, newId }: RowsWanted,
): ProposedRow {
  const scenes = new Map(proposal.problem.scenes.map((scene) => [scene.id, scene]));
  const to =
    after.flatMap((row) => (row.kind === 'scene' ? (scenes.get(row.scene)?.place ?? []) : []))[0] ?? null;
  const name = to === null ? '' : (proposal.problem.places.find(({ id }) => id === to)?.name ?? '');
  return pauseRow(
    supply,
    'move',
    minutes,
    name ? `이동 · ${name}` : '이동',
    newId,
    (pause) => pause.to === to,
  );
}
