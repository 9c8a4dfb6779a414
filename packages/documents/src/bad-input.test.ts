import { buildCallsheetView, buildTimetableView } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { callsheetPdf, callsheetPhonePdf, timetablePdf } from './index.ts';
import { findFaults } from './testing/find-faults.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));
type Day = ReturnType<typeof shootingDay>;
const FORMS = [
  ['across', callsheetPdf],
  ['for a phone', callsheetPhonePdf],
] as const;

async function printed(day: Day, print: (typeof FORMS)[number][1]) {
  const view = buildCallsheetView(day.production.state, day.callsheetId, { phones: 'all' })!;
  const pages = await readPdf(await print(view, { madeAt }));
  // Times stand beside the lines of a name.
  const words = pages.flatMap((page) => page.texts.filter((one) => !/^–?\d\d:\d\d$/.test(one)));
  const text = words.join('');
  return { pages, text: text.replaceAll(' ', ''), faults: findFaults(pages) };
}
const edit = (day: Day, patch: object) =>
  day.production.run('editCallsheet', { callsheetId: day.callsheetId, patch, put: {}, remove: [] });

describe.each(FORMS)('a sheet %s of bad input', (_, print) => {
  it('of a usual day runs nothing into each other, and nothing out of the page', async () => {
    expect((await printed(shootingDay(), print)).faults).toEqual([]);
  });

  it('without rows says so', async () => {
    const day = shootingDay();
    const rows = [...day.production.state.timetableRow.values()].filter((row) => row.timetableId === day.day);
    day.production.run('removeRows', { rowIds: rows.map((row) => row._id) });
    const { text, faults } = await printed(day, print);
    expect([faults, text.includes('아직일정이없습니다')]).toEqual([[], true]);
  });

  it('with the longest names there can be shows all of each', async () => {
    const day = shootingDay();
    const { production } = day;
    const names: string[] = [];
    /** A name that is as long as its field allows, one word or with spaces. */
    const long = (first: string, length: number): string => {
      const name = `${first}${'아주긴이름'.repeat(30)}`.slice(0, length);
      names.push(name);
      return name;
    };
    production.run('editProject', {
      patch: {
        title: long('작품', 120),
        director: long('감독', 60),
        producer: long('피디', 60),
        assistantDirector: long('조감독', 60),
        productionCompany: long('제작사', 120),
      },
    });
    edit(day, { name: long('제목', 60), primaryCallLocation: long('모일곳', 80) });
    const { junho } = day.people;
    production.run('editCharacter', {
      characterId: junho,
      patch: { name: long('인물', 60), actorName: long('배우', 60) },
    });
    const [team] = [...production.state.crewTeam.values()];
    production.run('editCrewTeam', { crewTeamId: team!._id, patch: { name: long('연출', 30) } });
    const scene = [...production.state.scene.values()].find(({ sceneNo }) => sceneNo === 12)!;
    production.run('editScenes', { sceneIds: [scene._id], patch: { setName: long('세트', 120) } });
    const { text, faults } = await printed(day, print);
    expect(faults).toEqual([]);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('without people, places and notices gives their room to what there is', async () => {
    const day = shootingDay();
    const view = buildCallsheetView(day.production.state, day.callsheetId, { phones: 'all' })!;
    const bare = {
      ...view,
      castCalls: [],
      extrasCalls: [],
      places: [],
      notices: [],
      meals: [],
      vehicles: [],
    };
    const pages = await readPdf(await print(bare, { madeAt }));
    expect(findFaults(pages)).toEqual([]);
    const text = pages.flatMap((page) => page.texts).join('');
    for (const title of ['배우 콜', '보조출연 콜', '촬영지 1', '알림']) expect(text).not.toContain(title);
  });

  it('with 40 scenes shows them all', async () => {
    const day = shootingDay();
    for (let i = 0; i < 34; i++)
      day.plan.shoot(100 + i, { setName: '옥상', synopsis: `${100 + i}번째 이야기`, plannedMinutes: 15 }, [
        day.people.sujin,
      ]);
    const { text, faults } = await printed(day, print);
    expect(faults).toEqual([]);
    for (let i = 0; i < 34; i++) expect(text).toContain(`${100 + i}번째이야기`);
  });

  it('of places without an address shows their names alone', async () => {
    const day = shootingDay();
    for (const { _id } of day.production.state.location.values())
      day.production.run('editLocation', {
        locationId: _id,
        patch: { address: '', parking: '', nearestHospital: '' },
      });
    const { text, faults } = await printed(day, print);
    expect([faults, text.includes('마포구성산동편의점')]).toEqual([[], true]);
    expect(text).not.toContain('주차');
  });
});

it('a plan with the longest names there can be runs nothing into each other', async () => {
  const { production } = shootingDay();
  const { boardId } = production;
  production.run('editProject', { patch: { title: '아주긴제목'.repeat(24) } });
  production.run('editBoard', { boardId, patch: { name: '아주긴이름'.repeat(8) } });
  const pages = await readPdf(await timetablePdf(buildTimetableView(production.state, boardId)!, { madeAt }));
  expect(findFaults(pages)).toEqual([]);
});
