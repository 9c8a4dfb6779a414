import {
  type AnyRow,
  COMMANDS,
  type CommandName,
  changedId,
  emptyState,
  findCommand,
  type Id,
  type ProjectState,
  planCommand,
  TABLE_NAMES,
  type TableName,
} from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import { Hand, makeArgs, SeededRandom } from '@ddak/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '../db/pool.ts';
import { SYSTEM } from '../db/reader.ts';
import { newId } from '../new-id.ts';
import { addDay, type FullProject, fullProject } from '../testing/full-project.ts';
import { hasPlace, idPaths, named, type Path, valueAt, withIdAt } from '../testing/id-arguments.ts';
import { type TestCore, testCore } from '../testing/test-core.ts';
import { testDatabase } from '../testing/test-database.ts';
import { addTestUser } from '../testing/test-people.ts';
import { command } from '../testing/test-person.ts';
import { PgStore } from './pg-store.ts';

const NAMES = Object.keys(COMMANDS) as CommandName[];
const SAMPLES = 40;

/**
 * Places where an id may name what has gone meanwhile, by somebody else's hand: the command is then carried out as far
 * as it can be (DESIGN 3.2), and says `adjusted`. A foreign id is met as one that nobody has.
 */
const MAY_BE_GONE: Readonly<Record<string, string>> = {
  'moveRows.afterRowId': 'the neighbour may have gone: the rows go to the end',
  'allocateScenes.afterRowId': 'the neighbour may have gone: the rows go to the end',
  'splitRow.afterRowId': 'the neighbour may have gone: the second part goes to the end',
  'addPhaseRow.afterRowId': 'the neighbour may have gone: the row goes to the end',
  'moveCrewTeam.afterTeamId': 'the neighbour may have gone: the team goes to the end',
  'castScenes.remove.0': 'who is not in the scene needs not be taken out of it',
  'removeScenes.sceneIds.0': 'gone already is no error (SC4)',
  'removeCharacters.characterIds.0': 'gone already is no error (SC6)',
  'removeLocations.locationIds.0': 'gone already is no error (SC7)',
  'removeCrewPeople.crewIds.0': 'gone already is no error (CR1)',
  'acceptProposal.removeRowIds.0': 'a row that has gone needs not be taken off',
  'acceptProposal.days.0.rows.0.sceneId': 'a scene that has gone is left out of the proposal (TT10)',
  'acceptProposal.days.0.rows.0.rowId': 'a row that has gone is left out of the proposal (TT10)',
  'importDays.days.0.sceneIds.0': 'a scene that has gone is left out of the days (TT24)',
  'acceptBreakdownItems.itemIds.0': 'what is gone is left as it is (BD7)',
  'rejectBreakdownItems.itemIds.0': 'what is gone is left as it is (BD7)',
  'removeBreakdownItems.itemIds.0': 'gone already is no error',
  'removeRows.rowIds.0': 'gone already is no error',
  'castScenes.add.0': 'who has gone is not put into a scene; the rest is done',
  'fillScenes.fills.0.add.0': 'who has gone is not put into a scene; the rest is done',
  'fillScenes.fills.0.remove.0': 'who is not in the scene needs not be taken out of it',
  'fillCharacters.fills.0.characterId':
    'who has gone is left out; who is added beside them is not (SC14, SC29)',
  'fillLocations.fills.0.locationId':
    'what has gone is left out; what is added beside it is not (SC15, SC29)',
  'setPrices.people.0.crewId': 'who has gone is left out; the rest is done (CO10)',
  'setPrices.people.0.characterId': 'who has gone is left out; the rest is done (CO10)',
  'setPrices.places.0.locationId': 'a place that has gone is left out; the rest is done (CO10)',
  'acceptFinding.rowIds.0': 'a row that has gone is no fact of the finding any more (PC9)',
  'addCrewRequest.userRequest.teamId': 'a team that has gone is not asked for (CR4)',
  'forgetPerson.userId':
    'who stands nowhere in the project needs not be forgotten there; the server alone says it',
};

/** Ids of entries inside a row, or of an account that the server itself vouches for: they name no row of any project. */
const NAMES_NO_ROW =
  /^editCallsheet\.(put\.\w+\.0\._id|remove\.0|move\._id|move\.afterId)$|^tickChecklist\.itemId$|^addCrewRequest\.userId$/;

/** Rows of which a project, or somebody in it, has one, and may have it already. */
const MADE_ONCE: Readonly<Record<string, TableName>> = {
  'setBudget.ratesId': 'costRates',
  'setCostRates.ratesId': 'costRates',
  'planElement.planId': 'elementPlan',
  'mapColumns.mappingId': 'columnMapping',
  'setItemCost.costId': 'itemCost',
  'setLocationCost.costId': 'locationCost',
  'setLocationContact.contactId': 'locationContact',
  'setPrices.places.0.costId': 'locationCost',
  'setPersonContact.contactId': 'personContact',
  'fillCrew.fills.0.contactId': 'personContact',
  'setActorContact.contactId': 'personContact',
  'setBirthDate.contactId': 'personContact',
};

/** What an id is of: a row that is named or made, a file, or the account of somebody who takes part. */
interface Kind {
  readonly of: TableName | 'file' | 'account';
  readonly makes: boolean;
}
interface Place extends Kind {
  readonly path: Path;
  readonly args: unknown;
}

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;
let test: TestCore;
let mine: FullProject;
let foreign: FullProject;
const random = new SeededRandom(11);

beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.url, (error) => {
    throw error;
  });
  test = testCore(new PgStore(pool, async () => {}));
  [mine, foreign] = [await project('김하은'), await project('이도윤')];
}, 120_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function project(name: string): Promise<FullProject> {
  const people = (...names: string[]) => Promise.all(names.map((one) => addTestUser(database.url, one)));
  const [owner] = await people(name);
  const members = await people('한지원', '박도현');
  const askers = await people('오하람', '서지우');
  return fullProject({ test, pool, random }, { owner: owner!, members, askers });
}

const rowOf = (state: ProjectState, id: unknown): TableName | undefined =>
  TABLE_NAMES.find((table) => (state[table] as ReadonlyMap<string, AnyRow>).has(String(id)));

/** The table of the row that the plan of this command makes under that id. */
function madeIn(state: ProjectState, name: CommandName, args: unknown, id: unknown): TableName | undefined {
  const { owner, projectId } = mine;
  const fixed = { projectId, actorId: owner._id, actorName: owner.name, now: 0, loaded: {} };
  const before = name === 'createProject' ? emptyState() : state;
  const plan = planCommand(before, { name, args }, { ...fixed, commandId: newId() }, true);
  const made = plan.kind === 'changes' ? plan.changes : [];
  return made.find((change) => change.op === 'insert' && changedId(change) === id)?.table;
}

function kindOf(state: ProjectState, name: CommandName, args: unknown, path: Path): Kind | undefined {
  const key = path.at(-1);
  if (key === 'userId' || key === 'fileId')
    return { of: key === 'userId' ? 'account' : 'file', makes: false };
  const id = valueAt(args, path);
  const row = rowOf(state, id);
  if (row) return { of: row, makes: false };
  const made = MADE_ONCE[`${name}.${named(path)}`] ?? madeIn(state, name, args, id);
  return made && { of: made, makes: true };
}

/** What no gesture makes. */
const MORE: { readonly [N in CommandName]?: (state: ProjectState) => unknown } = {
  editCallsheet: (state) => ({
    callsheetId: [...state.callsheet.keys()][0],
    put: { files: [{ _id: newId(), fileId: mine.attachmentId, name: '약도.pdf' }] },
    move: { _id: newId(), afterId: newId() },
  }),
  // One of three things that a gesture picks up.
  giveOwnDay: (state) => {
    const row = [...state.timetableRow.values()].find(({ rowType }) => rowType === 'scene');
    const rows = [{ rowId: newId(), phaseData: { kind: '집합', label: '', minutes: 30, note: '' } }];
    const { boardId } = state.timetable.get(row?.timetableId ?? '') ?? {};
    return (
      row && {
        cargo: { kind: 'split', rowId: row._id, secondRowId: newId() },
        ...{ timetableId: newId(), calltime: null },
        newDay: { boardId, tableDate: '2031-02-01', unit: 'A', rows },
      }
    );
  },
  breakDays: (state) => {
    const scene = [...state.scene.values()].find(({ sceneNo }) => sceneNo === 912);
    const row = [...state.timetableRow.values()].find(({ sceneData }) => sceneData === scene?._id);
    const rows = [{ rowId: newId(), phaseData: { kind: '집합', label: '', minutes: 30, note: '' } }];
    return (
      row && {
        timetableId: row.timetableId,
        by: { kind: 'hand', beforeRowId: row._id },
        newDays: [{ timetableId: newId(), rows }],
      }
    );
  },
};

/** What has to be there for that, whatever other commands have taken away before. */
const BEFORE: { readonly [N in CommandName]?: () => Promise<void> } = {
  // By chance none of the days that a gesture breaks needs a new one: the last does.
  breakDays: () => addDay({ test }, mine, { tableDate: '2031-01-01', scenes: [911, 912] }),
};

/** What the id at each place of the arguments is of, by what gestures put there; and arguments that have such a place. */
async function placesOf(name: CommandName): Promise<{ places: Place[]; unknown: string[] }> {
  await BEFORE[name]?.();
  const state = await test.state(mine.projectId);
  const made = Array.from({ length: SAMPLES }, () => makeArgs(name, new Hand(state, random, [mine.owner])));
  const samples = [...made, MORE[name]?.(state)].filter((args) => args) as unknown[];
  const places: Place[] = [];
  const unknown: string[] = [];
  for (const path of idPaths(findCommand(name)!.args)) {
    if (NAMES_NO_ROW.test(`${name}.${named(path)}`)) continue;
    const fitting = samples.filter((args) => hasPlace(args, path));
    const kinds = fitting.flatMap((args) => {
      const kind = kindOf(state, name, args, path);
      return kind ? [{ ...kind, args }] : [];
    });
    const kind = kinds.find(({ makes }) => !makes) ?? kinds[0];
    if (kind) places.push({ path, ...kind });
    else unknown.push(named(path));
  }
  return { places, unknown };
}

const send = (name: CommandName, args: unknown): Promise<CommandResult> => {
  // A project is made under an id of its own.
  const projectId = name === 'createProject' ? newId() : mine.projectId;
  return test.core.executor.execute(projectId, mine.owner, command(name, args), { asServer: true });
};

/** An id of the other project of that kind. */
async function foreignId(kind: Kind['of']): Promise<Id> {
  if (kind === 'file') return foreign.attachmentId;
  if (kind === 'account') return foreign.owner._id;
  const [id] = (await test.state(foreign.projectId))[kind].keys();
  if (!id) throw new Error(`The foreign project has no ${kind}.`);
  return id;
}

/** The answer without what differs between any two commands. */
const said = ({ _id, seq, ...rest }: CommandResult) => rest;

async function tryForeign(name: CommandName, place: Place, keep: boolean): Promise<void> {
  const { path, of, makes, args } = place;
  const where = `${name}.${named(path)} (${of})`;
  const id = await foreignId(of);
  const { seq } = (await test.core.states.current(mine.projectId, SYSTEM))!;
  const result = await send(name, withIdAt(args, path, id, keep));
  const log = await test.core.store.readLog(mine.projectId, seq, 10);
  expect(JSON.stringify(log.map(({ changes }) => changes)), where).not.toContain(id);
  const mayBeGone = keep || Object.hasOwn(MAY_BE_GONE, `${name}.${named(path)}`);
  // An id for a new row is not looked at where there is a row already, and one is enough.
  if (!makes && !mayBeGone) expect(result, where).toMatchObject({ outcome: 'refused' });
  if (makes || result.outcome !== 'refused') return;
  const nobodys = await send(name, withIdAt(args, path, newId(), keep));
  expect(said(nobodys), where).toEqual(said(result));
}

describe('an id of another project in the arguments', () => {
  it.each(NAMES)('AC11: of %s is refused, or met as one that nobody has', async (name) => {
    const { places, unknown } = await placesOf(name);
    const advice = `No gesture of ${name} fills ${unknown.join(', ')}: let it, so that a foreign id can be tried there.`;
    expect(unknown, advice).toEqual([]);
    for (const place of places) for (const keep of [false, true]) await tryForeign(name, place, keep);
  });

  it('AC11: may have gone in places that there are, and in no others', () => {
    const places = NAMES.flatMap((name) =>
      idPaths(findCommand(name)!.args).map((path) => `${name}.${named(path)}`),
    );
    expect(Object.keys(MAY_BE_GONE).filter((place) => !places.includes(place))).toEqual([]);
  });
});
