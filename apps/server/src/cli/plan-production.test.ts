import { readFileSync } from 'node:fs';
import {
  buildCallsheetView,
  dayClock,
  daysOf,
  type OrganisedScreenplay,
  rowsOf,
  SEOUL,
  sunTimes,
} from '@ddak/domain';
import { readScript } from '@ddak/screenplay';
import { beforeAll, describe, expect, it } from 'vitest';
import { PlanningRefused } from './plan-desk.ts';
import { planFiles } from './plan-files.ts';
import { type PlannedProduction, planProduction } from './plan-production.ts';

const read = async (name: string, bytes: Uint8Array): Promise<OrganisedScreenplay> => {
  const result = await readScript(bytes, name);
  if (!result.ok) throw new Error(result.message);
  return result.organised;
};
const script = new URL('../../../../packages/screenplay/fixtures/night-bus-stop.txt', import.meta.url);
const at = {
  start: '2026-12-01',
  fileName: 'night-bus-stop.txt',
  now: Date.UTC(2026, 10, 1),
  days: null,
  search: { steps: 10_000 },
};

describe('a plan of a whole script', () => {
  let organised: OrganisedScreenplay;
  let production: PlannedProduction;
  beforeAll(async () => {
    organised = await read('night-bus-stop.txt', readFileSync(script));
    production = await planProduction(organised, at);
  });
  const days = () => daysOf(production.state, production.boardId);

  it('puts every scene that is not omitted on exactly one day', () => {
    const placed = [...production.state.timetableRow.values()].flatMap((row) => row.sceneData ?? []);
    const kept = [...production.state.scene.values()].filter((scene) => scene.status !== 'omitted');
    expect([...placed].sort()).toEqual(kept.map((scene) => scene._id).sort());
  });

  it('begins on the day that was said, and shoots nights together', () => {
    expect(days()[0]?.tableDate).toBe('2026-12-01');
    const nights = days().map((day) => {
      const rows = rowsOf(production.state, day._id).flatMap(
        (row) => production.state.scene.get(row.sceneData ?? '') ?? [],
      );
      return rows.filter((scene) => scene.timeOfDay === 'night').length > rows.length / 2;
    });
    expect(nights.slice(1).filter((night, i) => night !== nights[i]).length).toBeLessThanOrEqual(3);
  });

  it('keeps days within the twelve hours of the rule set, with a set-up first and a meal in time', () => {
    for (const day of days()) {
      const clock = dayClock(production.state, day._id);
      const rows = rowsOf(production.state, day._id);
      const meals = rows.filter((row) => row.phaseData?.kind === '식사').length;
      expect(clock.end - clock.start - meals * 60).toBeLessThanOrEqual(720);
      expect(rows[0]?.phaseData?.kind).toBe('집합');
      const meal = rows.findIndex((row) => row.phaseData?.kind === '식사');
      if (clock.end - clock.start > 420)
        expect(clock.rows[meal]!.start - clock.start).toBeLessThanOrEqual(360);
    }
  });

  it('shoots outside by day while the sun is up, and by night after it', () => {
    for (const day of days()) {
      const clock = dayClock(production.state, day._id);
      const sun = sunTimes(day.tableDate, SEOUL)!;
      for (const [i, row] of rowsOf(production.state, day._id).entries()) {
        const scene = production.state.scene.get(row.sceneData ?? '');
        if (scene?.setting !== 'EXT') continue;
        const { start, end } = clock.rows[i]!;
        if (scene.timeOfDay === 'day')
          expect([start >= sun.sunrise, end <= sun.sunset]).toEqual([true, true]);
        if (scene.timeOfDay === 'night') expect(start >= sun.sunset - 5 || end <= sun.sunrise + 5).toBe(true);
      }
    }
  });

  it('makes a call sheet for each day', () => {
    expect(production.callsheets.map(({ dayNo }) => dayNo)).toEqual(days().map((_, i) => i + 1));
    const view = buildCallsheetView(production.state, production.callsheets[0]!.callsheetId, {
      phones: 'all',
    });
    expect(view).toMatchObject({ projectTitle: '밤의 정류장', dayNo: 1 });
    expect(view!.castCalls.length).toBeGreaterThan(0);
  });

  it('writes the scene list, the plan and for each day its sheet as PDF, pictures, workbook and text', async () => {
    const names: string[] = [];
    for await (const { name, bytes } of planFiles(production, new Date(at.now))) {
      names.push(name);
      const head = new TextDecoder().decode(bytes.slice(0, 4));
      const heads = { pdf: '%PDF', xlsx: 'PK\u0003\u0004', txt: '[밤', png: '\u{FFFD}PNG' };
      expect(head).toBe(heads[name.split('.').at(-1) as keyof typeof heads]);
    }
    const isFurther = (name: string): boolean => /-\d\.png$/.test(name);
    const first = names.filter((name) => !isFurther(name));
    expect(first.slice(0, 10)).toEqual([
      'scenes.xlsx',
      'timetable.xlsx',
      'timetable.pdf',
      'callsheet-01.pdf',
      'callsheet-01-phone.pdf',
      'callsheet-01.png',
      'callsheet-01-wide.png',
      'callsheet-01.xlsx',
      'callsheet-01.txt',
      'sides-01.pdf',
    ]);
    expect(first).toHaveLength(3 + 7 * days().length);
    for (const name of names.filter(isFurther)) expect(names).toContain(name.replace(/-\d\.png$/, '.png'));
  });
});

it('a plan of a series numbers scenes by episode', async () => {
  const text = '1부\n\nS#1. 카페 (낮)\n\n비가 온다.\n\n2부\n\nS#1. 카페 (낮)\n\n눈이 온다.\n';
  const organised = await read('series.txt', new TextEncoder().encode(text));
  const scenes = organised.scenes.map((scene, i) => ({ ...scene, episodeNo: i + 1 }));
  const { state } = await planProduction({ ...organised, scenes }, at);
  expect([...state.project.values()][0]?.projectType).toBe('series');
  expect(state.episode.size).toBe(2);
});

it('a script without a scene to shoot is refused, and one without a title takes the name of its file', async () => {
  const organised = await read('a.txt', new TextEncoder().encode('S#1. 카페 (낮)\n\n비가 온다.\n'));
  await expect(planProduction({ ...organised, scenes: [] }, at)).rejects.toThrow(PlanningRefused);
  const { state } = await planProduction({ ...organised, title: null }, { ...at, fileName: '겨울 바다.hwp' });
  expect([...state.project.values()][0]?.title).toBe('겨울 바다');
});
