import { applyChanges, boardCost, checkBoard, holdDays, type Id, planCommand } from '@ddak/domain';
import { Production, SeededRandom } from '@ddak/testkit';
import { percentiles } from '../harness/percentiles.ts';

const SIZE = { scenes: 500, days: 60, people: 120 };
const CHANGES = 300;

/**
 * What the checks of a board take, in ms: the first look, all of them after somebody has moved a strip, and what a drop
 * would break and how long the cast would wait and what it would cost, before it is made (plan, apply, check, count). A made-up film in which
 * people and places are away now and then.
 */
export async function run(): Promise<object> {
  const random = new SeededRandom(7);
  const { production, days, rows } = film(random);
  const board = () => checkBoard(production.state, production.boardId);
  const first = timed(() => board());
  const [changes, previews]: [number[], number[]] = [[], []];
  for (let i = 0; i < CHANGES; i++) {
    const args = { rowIds: [random.one(rows)], toTimetableId: random.one(days), afterRowId: null };
    const { state } = production;
    const preview = timed(() => {
      const plan = planCommand(state, { name: 'moveRows', args }, production.context());
      if (plan.kind === 'changes') {
        const after = applyChanges(state, plan.changes);
        checkBoard(after, production.boardId);
        holdDays(after, production.boardId);
        boardCost(after, production.boardId);
      }
      board();
      holdDays(state, production.boardId);
      boardCost(state, production.boardId);
    });
    production.run('moveRows', args);
    previews.push(preview);
    changes.push(timed(() => board()));
  }
  const findings = [...board().values()].reduce((sum, found) => sum + found.length, 0);
  return { ...SIZE, findings, first, afterChange: percentiles(changes), preview: percentiles(previews) };
}

function film(random: SeededRandom): { production: Production; days: Id[]; rows: Id[] } {
  const production = new Production();
  const away = () => {
    const from = `2026-12-${String(random.int(1, 28)).padStart(2, '0')}`;
    return { kind: 'unavailable' as const, from, to: from, start: null, end: null, note: '' };
  };
  const people = Array.from({ length: SIZE.people }, (_, i) => {
    const characterId = production.character(`인물 ${i + 1}`);
    const minorClass = i % 40 === 0 ? ('under15' as const) : ('none' as const);
    production.run('editCharacter', {
      characterId,
      patch: { minorClass, availability: [away(), away(), away()] },
    });
    return characterId;
  });
  const places = Array.from({ length: 40 }, (_, i) => {
    const locationId = production.location(`촬영지 ${i + 1}`);
    const patch = { latitude: 37.4 + random.fraction() / 5, longitude: 126.9 + random.fraction() / 5 };
    production.run('editLocation', { locationId, patch: { ...patch, availability: [away()] } });
    return locationId;
  });
  const days = Array.from({ length: SIZE.days }, (_, i) => {
    const date = new Date(Date.UTC(2026, 11, 1 + i)).toISOString().slice(0, 10);
    return production.day(date, { calltime: 420 });
  });
  const rows = Array.from({ length: SIZE.scenes }, (_, i) => {
    const cast = Array.from({ length: random.int(1, 6) }, () => random.one(people));
    const sceneId = production.scene(
      i + 1,
      {
        setName: `세트 ${i % 60}`,
        location: random.one(places),
        setting: random.one(['INT', 'EXT', 'INT/EXT']),
        timeOfDay: random.one(['day', 'night', 'dawn', 'sunset']),
        plannedMinutes: random.int(20, 120),
      },
      [...new Set(cast)],
    );
    return production.allocate(days[i % SIZE.days]!, sceneId)[0]!;
  });
  return { production, days, rows };
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
