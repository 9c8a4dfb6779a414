import { applyChanges, COMMANDS, type CommandName, type ProjectState, planCommand } from '@ddak/domain';
import { Hand, makeArgs, Production, SeededRandom } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { boardView } from './board-view.ts';
import { placeOptions, poolView, startFilter } from './pool-view.ts';

/** What would take the ground away from under the rest. */
const ENDING: readonly CommandName[] = [
  ...(['createProject', 'archiveProject', 'removeScenes', 'removeTimetable', 'removeBoard'] as const),
];
const ANY = (Object.keys(COMMANDS) as CommandName[]).filter((name) => !ENDING.includes(name));
/** What days, strips and places show. */
const SHOWN: readonly CommandName[] = [
  ...(['editCharacter', 'editLocation', 'editScenes', 'castScenes', 'editTimetable', 'editRow'] as const),
  ...(['addBreakdownItems', 'editBreakdownItem', 'moveRows', 'editProject'] as const),
];

/** Scenes with people, places and extras, on two days. */
function shoot(seed: number): Production {
  const production = new Production({ seed });
  const { boardId } = production;
  const newId = () => production.newId();
  const people = ['준호', '민서', '하은'].map((name) => production.character(name));
  const locationId = newId();
  production.run('addLocation', { locationId, realName: '성수동 편의점' });
  const sceneIds = [1, 2, 3, 4, 5, 6].map((no) => production.scene(no, { location: locationId }, people));
  for (const sceneId of sceneIds)
    production.run('addBreakdownItems', {
      sceneId,
      items: [
        {
          _id: newId(),
          type: 'bg',
          name: `손님 ${sceneId}`,
          quantity: 3,
          note: '',
          subtype: '',
          source: 'manual',
          evidence: null,
        },
      ],
    });
  for (const [day, tableDate] of ['2026-12-01', '2026-12-02'].entries()) {
    const timetableId = newId();
    production.run('addTimetable', {
      timetableId,
      boardId,
      tableDate,
      unit: 'A',
      dayKind: '촬영',
      calltime: null,
    });
    const rows = sceneIds.slice(day * 2, day * 2 + 2).map((sceneId) => ({ rowId: newId(), sceneId }));
    production.run('allocateScenes', { timetableId, afterRowId: null, rows });
  }
  return production;
}

/** What no gesture does, and days and strips show. */
function rename(production: Production, step: number): void {
  for (const characterId of production.state.character.keys())
    production.run('editCharacter', { characterId, patch: { name: `${characterId.slice(-6)} ${step}` } });
  for (const locationId of production.state.location.keys())
    production.run('editLocation', {
      locationId,
      patch: { latitude: 33 + (step % 50) / 10, longitude: 127 },
    });
}

/** The same rows, all of them other objects: nothing is remembered of them. */
const strangerTo = (state: ProjectState): ProjectState =>
  Object.fromEntries(
    Object.entries(state).map(([table, rows]) => [
      table,
      new Map([...rows].map(([id, row]) => [id, structuredClone(row)])),
    ]),
  ) as unknown as ProjectState;

it.each([1, 2, 3])(
  'what is remembered of a board is what would be computed anew, after any command (seed %i)',
  (seed) => {
    const production = shoot(seed);
    const { boardId } = production;
    const random = new SeededRandom(seed);
    const people = [{ _id: production.ownerId, name: '정서윤' }];
    const views = (state: ProjectState) => ({
      board: boardView(state, boardId),
      pool: poolView(state, boardId, startFilter),
      places: placeOptions(state),
    });
    let changed = 0;
    for (let step = 0; step < 600; step++) {
      const name = random.one(random.chance(0.5) ? SHOWN : ANY);
      if (step % 10 === 0) rename(production, step);
      const args = makeArgs(name, new Hand(production.state, random, people));
      if (args === null) continue;
      const plan = planCommand(production.state, { name, args }, production.context(), true);
      if (plan.kind !== 'changes') continue;
      production.state = applyChanges(production.state, plan.changes);
      changed += 1;
      expect(views(production.state)).toEqual(views(strangerTo(production.state)));
    }
    expect(changed).toBeGreaterThan(100);
    expect(production.state.timetableRow.size).toBeGreaterThan(0);
  },
);
