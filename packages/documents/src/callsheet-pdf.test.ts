import { buildCallsheetView, formatClock, type ShownPhones } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { callsheetPdf } from './index.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));
type Day = ReturnType<typeof shootingDay>;
const print = (day: Day, phones: ShownPhones = 'all') =>
  callsheetPdf(buildCallsheetView(day.production.state, day.callsheetId, { phones })!, { madeAt });
/** Lines of a cell are texts of their own: what is looked for is found without the spaces between words. */
const packed = (texts: readonly string[]): string => texts.join('').replaceAll(' ', '');
const edit = (day: Day, patch: object, put: object = {}) =>
  day.production.run('editCallsheet', { callsheetId: day.callsheetId, patch, put, remove: [] });

describe('the printed call sheet', () => {
  it('is one page of A4 across, with Korean text that can be selected', async () => {
    const pages = await readPdf(await print(shootingDay()));
    expect(pages).toHaveLength(1);
    expect(Math.round(pages[0]!.width)).toBe(842);
    expect(Math.round(pages[0]!.height)).toBe(595);
    const text = packed(pages[0]!.texts);
    for (const expected of [
      '일일촬영계획표',
      '밤의정류장·2회차/총3회차',
      '2026.12.2(수)',
      '야간인수인계,사장이잔돈을다시센다',
      '식사·점심(성산국밥,도보3분)',
      '배우콜',
      '팀별콜',
      '마포성심병원02-000-0119(차로6분)',
      '6씬·58컷·촬영7시간50분·보조출연9명·22시이후없음',
      '3회차12.3목집합09:00성산동주택·S#61·준호,수진',
      '1/1',
    ])
      expect(text).toContain(expected);
  });

  it('CS103: says before its title that the day was called off', async () => {
    const { production, callsheetId } = shootingDay();
    const view = buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
    const pages = await readPdf(await callsheetPdf({ ...view, notInForce: '촬영 취소' }, { madeAt }));
    expect(pages[0]!.texts[0]).toBe('촬영 취소 · 일일촬영계획표');
  });

  it('CS107: scenes of an actor stand in one line, also beside long names and a place', async () => {
    const { production, callsheetId } = shootingDay();
    const view = buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
    const castCalls = view.castCalls.map((call, i) => ({
      ...call,
      character: '노비 출신 격군 돌쇠아범',
      place: i % 2 === 0 ? '사천항 방파제' : '',
      scenes: '1 2 6 7 11 13',
    }));
    const pages = await readPdf(await callsheetPdf({ ...view, castCalls }, { madeAt }));
    const texts = pages.flatMap((page) => page.texts);
    expect(texts.filter((text) => text === '1 2 6 7 11 13')).toHaveLength(castCalls.length);
    expect(texts).toContain('장소');
  });

  it('CS93: is set as large as lets the day stand on one page, times in one line and blocks whole', async () => {
    const day = shootingDay();
    const view = buildCallsheetView(day.production.state, day.callsheetId, { phones: 'all' })!;
    const sheetOf = async (rows: typeof view.rows) => {
      const pages = await readPdf(await callsheetPdf({ ...view, rows }, { madeAt }));
      const { start, end } = rows.find(({ kind }) => kind === 'scene')!;
      const time = `${formatClock(start)} – ${formatClock(end)}`;
      return { pages, size: pages[0]!.spots.find(({ text }) => text === time)?.size };
    };
    const many = [...view.rows, ...view.rows.slice(0, 8)];
    const [few, usual, full] = [
      await sheetOf(view.rows.slice(0, 3)),
      await sheetOf(view.rows),
      await sheetOf(many),
    ];
    expect([few, usual, full].map(({ pages }) => pages.length)).toEqual([1, 1, 1]);
    expect(few.size).toBe(11);
    expect(few.size).toBeGreaterThan(usual.size!);
    expect(usual.size).toBeGreaterThan(full.size!);
    expect(full.size).toBeGreaterThanOrEqual(6.7);
    // Teams stand below their heading, in its column.
    const { spots } = few.pages[0]!;
    const xOf = (text: string) => spots.findLast((spot) => spot.text === text)!.x;
    const teams = view.teamCalls.map(({ team }) => xOf(team));
    expect(Math.min(...teams)).toBeGreaterThanOrEqual(xOf('팀별 콜'));
  });

  it('prints every column heading and every row in order', async () => {
    const [page] = await readPdf(await print(shootingDay()));
    const text = packed(page!.texts);
    const order = ['순서', '시간', '소요', 'S#', '컷', 'M/D/E/N', 'I/E', 'L/O/S', '장소', '내용', '등장인물'];
    const places = [...order, '08:00–09:00', '09:00–10:00', '20:40–21:10'].map((one) => text.indexOf(one));
    expect(places.every((at) => at >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it('CS11: has no phone for those who may not see one', async () => {
    const day = shootingDay();
    expect(packed((await readPdf(await print(day)))[0]!.texts)).toContain('010-0000-0102');
    expect(packed((await readPdf(await print(day, 'none')))[0]!.texts)).not.toContain('010-0000');
  });

  it('CS88: has for the chat room the marked phones alone', async () => {
    const day = shootingDay();
    const phones = async (shown: ShownPhones) =>
      packed((await readPdf(await print(day, shown)))[0]!.texts).match(/010-0000-\d{4}/g) ?? [];
    expect(await phones('marked')).toEqual([]);
    const contactId = [...day.production.state.personContact.keys()][0]!;
    day.production.run('setPhoneShown', { contactId, phoneShown: true });
    expect(await phones('marked')).toEqual(['010-0000-0101']);
    expect(await phones('all')).toEqual(['010-0000-0101', '010-0000-0102']);
  });

  it('goes on over two pages with its heading repeated and its pages numbered', async () => {
    const day = shootingDay();
    const { junho, sujin, boss } = day.people;
    for (let i = 0; i < 19; i++)
      day.plan.shoot(
        100 + i,
        {
          setName: i % 2 ? '옥상' : '지하 주차장',
          setting: 'EXT',
          timeOfDay: 'night',
          timeText: '밤',
          synopsis: `${100 + i}번째 이야기. 두 사람이 난간에 기대어 불빛을 오래 바라본다`,
          plannedMinutes: 20,
        },
        [junho, sujin, boss],
        { props: ['담배', '라이터', ['캔커피', 2]], grip: ['레일 4m'] },
      );
    const pages = await readPdf(await print(day));
    expect(pages).toHaveLength(2);
    expect(pages[1]!.texts.slice(0, 2)).toEqual(['순서', '시간']);
    expect(pages.map((page) => page.texts.at(-1))).toEqual(['1 / 2', '2 / 2']);
    const text = packed(pages.flatMap((page) => page.texts));
    for (let i = 0; i < 19; i++) expect(text).toContain(`${100 + i}번째이야기.`);
  });

  it('CS113: begins its blocks on the second page rather than to divide them', async () => {
    const { production, callsheetId } = shootingDay();
    const view = buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
    const long = view.rows.find((row) => row.kind === 'scene')!;
    const counted = (count: number) => Array.from({ length: count }, (_, i) => i);
    const castCalls = counted(30).map((i) => ({ ...view.castCalls[0]!, characterId: `${i}`, number: i + 1 }));
    const synopsis = `${'우산을 펴고 기다린다. '.repeat(8)}`;
    const sheetOf = (rows: number) => {
      const one = (i: number) => ({
        ...long,
        rowId: `${i}`,
        placeSpan: 1,
        cells: { ...long.cells, synopsis },
      });
      return callsheetPdf({ ...view, castCalls, rows: counted(rows).map(one) }, { madeAt });
    };
    // How many of the cast each page tells.
    const actor = view.castCalls[0]!.actor;
    const told = async (rows: number) => {
      const pages = await readPdf(await sheetOf(rows));
      return pages.map(({ texts }) => texts.filter((text) => text === actor).length);
    };
    for (const rows of [11, 12, 13]) expect([rows, await told(rows)]).toEqual([rows, [0, 30]]);
  });

  it('cuts nothing off: words without spaces, long notes, thirty notices, forty teams', async () => {
    const day = shootingDay();
    const word = '띄어쓰기없이이어지는아주긴장소이름도모두보인다'.repeat(3);
    const note = Array.from({ length: 40 }, (_, i) => `비고${i + 1}.`).join(' ');
    day.plan.shoot(200, { setName: word, synopsis: word.repeat(4), note, plannedMinutes: 30 });
    edit(day, {
      notices: Array.from({ length: 30 }, (_, i) => `공지${i + 1}: ${'안전모를 반드시 씁니다. '.repeat(8)}`),
    });
    for (let i = 0; i < 40; i++) {
      const crewTeamId = day.production.newId();
      day.production.run('addCrewTeam', {
        crewTeamId,
        name: `협력 ${i + 1}팀`,
        colour: 0,
        calltimeOffset: -i,
      });
      const call = {
        _id: day.production.newId(),
        crewTeamId,
        calltime: null,
        place: '2층',
        preparation: '무전기',
      };
      edit(day, {}, { teamCalls: [call] });
    }
    const text = packed((await readPdf(await print(day))).flatMap((page) => page.texts));
    expect(text).toContain(word);
    for (let i = 1; i <= 40; i++) expect(text).toContain(`비고${i}.`);
    for (let i = 1; i <= 30; i++) expect(text).toContain(`공지${i}:`);
    for (let i = 1; i <= 40; i++) expect(text).toContain(`협력${i}팀`);
  });

  it('of an empty day says so', async () => {
    const day = shootingDay();
    const rows = [...day.production.state.timetableRow.values()].filter((row) => row.timetableId === day.day);
    day.production.run('removeRows', { rowIds: rows.map((row) => row._id) });
    expect(packed((await readPdf(await print(day)))[0]!.texts)).toContain('아직일정이없습니다');
  });

  it('is the same file for the same sheet and date', async () => {
    const day = shootingDay();
    expect(Buffer.from(await print(day)).equals(Buffer.from(await print(day)))).toBe(true);
  });
});
