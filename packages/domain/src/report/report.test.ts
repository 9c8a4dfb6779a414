import { Production, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  type BreakdownType,
  boardCost,
  buildReport,
  countRows,
  REPORT_KINDS,
  type Report,
  type ReportKind,
  reportCsv,
  reportOptionsSchema,
} from '../index.ts';
import { dayMarks } from './kinds/day-out-of-days.ts';

const options = (asked: Record<string, unknown> = {}) => reportOptionsSchema.parse(asked);
const reported = (production: Production, kind: ReportKind, asked: Record<string, unknown> = {}): Report =>
  buildReport(production.state, kind, options(asked));

/** The cells of a column, group by group. */
const column = ({ columns, groups }: Report, key: string) => {
  const at = columns.findIndex((one) => one.key === key);
  return groups.map(({ rows }) => rows.map(({ cells }) => cells[at]));
};

const add = (
  production: Production,
  sceneId: string,
  ...things: readonly (readonly [BreakdownType, string, number?, string?])[]
) => {
  const items = things.map(([type, name, quantity = null, subtype = '']) => ({
    ...{ _id: production.newId(), type, name, quantity, subtype, note: '' },
    ...{ source: 'manual' as const, evidence: null },
  }));
  production.run('addBreakdownItems', { sceneId, items });
};

describe('every report', () => {
  it.each(REPORT_KINDS.map(({ kind }) => kind))('RE1: %s has a cell for each of its columns', (kind) => {
    const { production } = shootingDay();
    const report = reported(production, kind, { department: 'props' });
    expect(countRows(report)).toBeGreaterThan(0);
    for (const { cells } of report.groups.flatMap(({ rows }) => rows))
      expect(cells).toHaveLength(report.columns.length);
    const keys = report.groups.flatMap(({ key, rows }) => rows.map((row) => `${key}/${row.key}`));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(REPORT_KINDS.map(({ kind }) => kind))('RE1: %s of nothing says so', (kind) => {
    const report = reported(new Production(), kind);
    expect(countRows(report)).toBe(0);
    expect(report.empty).not.toBe('');
  });
});

describe('the plan', () => {
  it('RE3: has a line a scene in shooting order, with what the day comes to', () => {
    const { production } = shootingDay();
    const report = reported(production, 'one-line');
    expect(report.groups.map(({ title }) => title)).toEqual([
      '1회차 · 12.1 화',
      '2회차 · 12.2 수',
      '3회차 · 12.3 목',
    ]);
    expect(column(report, 'number')[1]).toEqual(['12', '13', '40', '41', '14', '42']);
    expect(report.groups[1]!.facts).toMatch(/^집합 08:00 · .*6씬 · \d+컷/);
    expect(column(report, 'cuts')[1]!.at(-1)).toBeTypeOf('number');
  });

  it('RE3, SL1: has strips with the colour of their time as on the board, and says which are outside', () => {
    const film = new Production();
    const light = (timeOfDay: 'day' | 'dawn', timeText: string, setting: 'INT' | 'EXT' | 'INT/EXT') =>
      ({ timeOfDay, timeText, setting }) as const;
    film.allocate(
      film.day('2026-12-01'),
      film.scene(1, light('day', '아침', 'INT')),
      film.scene(2, light('dawn', '새벽', 'EXT')),
      film.scene(3, light('day', '낮', 'INT/EXT')),
    );
    const strips = reported(film, 'strips');
    expect(column(strips, 'time')).toEqual([['M', 'M', 'D']]);
    expect(strips.groups[0]!.rows.map((row) => row.light)).toEqual([
      { time: 'day', isOutside: false },
      { time: 'dawn', isOutside: true },
      { time: 'day', isOutside: true },
    ]);
  });

  it('RE4: has its clock times, what happens between scenes, and what each scene needs', () => {
    const { production } = shootingDay();
    const report = reported(production, 'shooting');
    const day = report.groups[1]!;
    const phases = day.rows.filter(({ look }) => look === 'quiet');
    expect(phases.length).toBeGreaterThan(2);
    expect(String(day.rows[0]!.cells[0])).toMatch(/^08:00 – /);
    expect(column(report, 'props')[1]!.join()).toContain('담배갑');
    expect(report.columns.map(({ key }) => key)).not.toContain('vehicles');
  });

  it('RE2: is the current one unless another is named', () => {
    const film = new Production();
    film.allocate(film.day('2026-12-01'), film.scene(1));
    const boardId = film.newId();
    film.run('addBoard', { boardId, name: '2안' });
    expect(countRows(reported(film, 'one-line'))).toBe(1);
    expect(countRows(reported(film, 'one-line', { board: boardId }))).toBe(0);
    expect(reported(film, 'one-line', { board: boardId }).about).toBe('2안');
  });
});

describe('the day out of days', () => {
  const dates = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-20', '2026-12-21'];

  it('RE5: says who starts, works, is held and finishes', () => {
    expect(dayMarks(dates.slice(0, 3), new Set([dates[0]!, dates[2]!]), 10)).toEqual(['SW', 'H', 'WF']);
    expect(dayMarks(dates.slice(0, 3), new Set([dates[1]!]), 10)).toEqual(['', 'SWF', '']);
    expect(dayMarks(dates, new Set(dates.slice(0, 3)), 10)).toEqual(['SW', 'W', 'WF', '', '']);
  });

  it('RE5: lets nobody wait in a gap in which they are let go', () => {
    expect(dayMarks(dates, new Set([dates[0]!, dates[4]!]), 10)).toEqual(['SWF', '', '', '', 'SWF']);
    expect(dayMarks(dates, new Set([dates[0]!, dates[4]!]), 30)).toEqual(['SW', 'H', 'H', 'H', 'WF']);
  });

  it('RE5: counts the days of each person, two units of one date once', () => {
    const film = new Production();
    const [junho, sujin] = [film.character('준호'), film.character('수진'), film.character('나오지 않는 이')];
    const one = film.scene(1, {}, [junho, sujin]);
    const two = film.scene(2, {}, [junho]);
    const three = film.scene(3, {}, [sujin]);
    film.allocate(film.day('2026-12-01'), one);
    film.allocate(film.day('2026-12-02'), two);
    film.allocate(film.day('2026-12-02', { unit: 'B' }), film.scene(4, {}, [junho]));
    film.allocate(film.day('2026-12-03'), three);
    const report = reported(film, 'day-out-of-days');
    expect(column(report, 'character')).toEqual([['준호', '수진']]);
    expect(column(report, '2026-12-02')).toEqual([['WF', 'H']]);
    expect([column(report, 'work'), column(report, 'hold')]).toEqual([[[2, 2]], [[0, 1]]]);
    expect(report.totals).toBe('2명 · 3일');
    expect(report.columns.find(({ key }) => key === '2026-12-02')?.label).toBe('2\nB1\n12.2');
  });
});

describe('the lists', () => {
  const film = () => {
    const made = new Production();
    const [one, two, three] = [
      made.scene(1, { setName: '골목' }),
      made.scene(2, { setName: '옥상' }),
      made.scene(3, { setName: '골목' }),
    ];
    add(made, one, ['props', '우산', 2], ['props', '간판', 1, '미술'], ['bg', '행인', 5]);
    add(made, two, ['props', '우 산', 4]);
    add(made, three, ['props', '라면']);
    made.allocate(made.day('2026-12-01'), one, two);
    return { made, one, two, three };
  };

  it('RE6: say what a department needs scene by scene, and nothing of the others', () => {
    const { made } = film();
    const report = reported(made, 'items', { department: 'props' });
    expect(report.title).toBe('소품표');
    expect(column(report, 'item')).toEqual([['우산', '우 산', '라면']]);
    expect(column(reported(made, 'items', { department: 'art' }), 'item')).toEqual([['간판']]);
    const extras = reported(made, 'items', { department: 'extras' });
    expect([extras.columns.map(({ label }) => label).includes('인원'), column(extras, 'quantity')]).toEqual([
      true,
      [[5]],
    ]);
  });

  it('RE6: say by day each thing once, with as many as the scene wants that wants most, and what waits last', () => {
    const { made } = film();
    const report = reported(made, 'items', { department: 'props', by: 'day' });
    expect(report.groups.map(({ title, facts }) => [title, facts])).toEqual([
      ['1회차 · 12.1 화', '1가지'],
      ['미배정', '1가지'],
    ]);
    expect([column(report, 'quantity'), column(report, 'scenes')]).toEqual([
      [[4], ['']],
      [['1, 2'], ['3']],
    ]);
  });

  it('RE6: leave out what a scene that was cut needs', () => {
    const { made, three } = film();
    made.run('editScenes', { sceneIds: [three], patch: { status: 'omitted' } });
    expect(column(reported(made, 'items'), 'item')).toEqual([['우산', '우 산']]);
  });

  it('RE7: is the scene list as somebody has it: columns, filter, order, groups', () => {
    const { made } = film();
    const asked = { columns: 'number,props,setName', group: 'place', sort: 'number', descending: '1' };
    const report = reported(made, 'scenes', asked);
    expect(report.columns.map(({ label }) => label)).toEqual(['S#', '소품', '극중 장소']);
    expect(report.groups.map(({ title }) => title)).toEqual(['골목', '옥상']);
    expect(column(report, 'number')[0]).toEqual(['3', '1']);
    expect(column(reported(made, 'scenes', { waiting: '1' }), 'number')).toEqual([['3']]);
    expect(column(reported(made, 'scenes', { location: '옥상' }), 'number')).toEqual([['2']]);
    expect(reportOptionsSchema.safeParse({ columns: 'number,gone' }).success).toBe(false);
  });

  it('RE8: stand by place and by person', () => {
    const { production } = shootingDay();
    const places = reported(production, 'places');
    expect(places.groups.map(({ title }) => title)).toContain('마포구 성산동 편의점');
    const people = reported(production, 'people');
    expect(people.groups[0]).toMatchObject({ title: '1. 준호' });
    expect(people.groups[0]!.facts).toContain('김도현');
  });

  it('RE8: say of a person no costume that is said to be another’s', () => {
    const film = new Production();
    const people = [film.character('준호'), film.character('수진')];
    const scene = film.scene(1, {}, people);
    add(
      film,
      scene,
      ['costume', '준호 우비'],
      ['costume', '흰 운동화', undefined, ''],
      ['makeup', '수진 멍'],
    );
    const report = reported(film, 'people');
    expect(column(report, 'costume')).toEqual([['준호 우비, 흰 운동화'], ['흰 운동화']]);
    expect(column(report, 'makeup')).toEqual([[''], ['수진 멍']]);
  });

  const school = () => {
    const film = new Production();
    const [junho, sujin] = [film.character('준호'), film.character('수진')];
    const [both, alone] = [film.scene(1, {}, [junho, sujin]), film.scene(2, {}, [sujin])];
    add(film, both, ['costume', '교복'], ['costume', '수진 우비'], ['costume', '젖은 옷']);
    add(film, alone, ['costume', '원피스'], ['costume', '교복']);
    film.run('planElement', {
      planId: film.newId(),
      element: { type: 'costume', name: '교복' },
      ...{ availability: [], characterId: junho, joins: false },
    });
    return film;
  };

  it('RE17: say whose a thing is', () => {
    const report = reported(school(), 'items', { department: 'costume' });
    expect([column(report, 'item'), column(report, 'whose')]).toEqual([
      [['교복', '수진 우비', '젖은 옷', '원피스', '교복']],
      [['준호', '수진', '', '수진', '수진']],
    ]);
    expect(column(reported(school(), 'people'), 'costume')).toEqual([
      ['교복, 젖은 옷'],
      ['수진 우비, 젖은 옷', '원피스, 교복'],
    ]);
  });

  it('RE17: stand by person, and last what is said to be of nobody', () => {
    const report = reported(school(), 'items', { department: 'costume', by: 'person' });
    expect(report.groups.map(({ title, facts }) => [title, facts])).toEqual([
      ['1. 준호', '1가지'],
      ['2. 수진', '3가지'],
      ['인물을 정하지 않은 것', '1가지'],
    ]);
    expect([column(report, 'item'), column(report, 'scenes')]).toEqual([
      [['교복'], ['수진 우비', '원피스', '교복'], ['젖은 옷']],
      [['1'], ['1', '2', '2'], ['1']],
    ]);
  });

  it('RE14: leave out columns in which no line says anything, but for those that somebody has chosen', () => {
    const film = new Production();
    film.allocate(film.day('2026-12-01'), film.scene(1, { setName: '골목', synopsis: '' }), film.scene(2));
    const keys = (kind: ReportKind, asked = {}) => reported(film, kind, asked).columns.map(({ key }) => key);
    expect(keys('one-line')).toEqual(['number', 'setName', 'synopsis']);
    expect(keys('strips')).toEqual(['number', 'setName', 'synopsis']);
    expect(keys('scenes')).toEqual(['number', 'setName', 'synopsis', 'days']);
    expect(keys('scenes', { columns: 'number,props,cuts' })).toEqual(['number', 'props', 'cuts']);
    const cut = film.scene(3, { cutCount: 4 });
    expect(keys('one-line')).not.toContain('cuts');
    film.allocate(film.day('2026-12-02'), cut);
    expect(keys('one-line')).toContain('cuts');
  });

  it('RE15: have a line that says 결번 for a number that was omitted', () => {
    const film = new Production();
    const [one, two] = [film.scene(1, { setName: '골목' }), film.scene(2, { setName: '' })];
    film.run('editScenes', { sceneIds: [one, two], patch: { status: 'omitted' } });
    const report = reported(film, 'scenes');
    expect(column(report, 'number').flat()).toEqual(['1', '2']);
    expect(column(report, 'setName').flat()).toEqual(['골목 · 결번', '결번']);
  });

  it('RE9: say how far the film is', () => {
    const film = new Production();
    const [one] = film.allocate(film.day('2026-12-01'), film.scene(1, { cutCount: 3 }), film.scene(2));
    film.allocate(film.day('2026-12-02'), film.scene(3));
    film.run('recordRow', { rowId: one!, patch: { state: 'done' } });
    const report = reported(film, 'progress');
    expect([column(report, 'planned'), column(report, 'shot'), column(report, 'soFar')]).toEqual([
      [[2, 1]],
      [[1, 0]],
      [[1, 1]],
    ]);
    expect(report.totals).toBe('1 / 3씬 · 33%');
  });

  it('RE10: give each scene a sheet with its things by category', () => {
    const { made } = film();
    const [first] = reported(made, 'breakdown-sheets').groups;
    expect(first!.title).toBe('S#1 골목');
    expect(first!.rows.map(({ cells }) => cells)).toEqual([
      ['미술·소품', '우산 2, 간판'],
      ['보조출연', '행인 5'],
    ]);
  });
});

describe('CSV', () => {
  it('RE11: guards what a spreadsheet would run, and says its group on every line', () => {
    const film = new Production();
    film.scene(1, { setName: '=HYPERLINK("x")', synopsis: '둘,\n셋', cutCount: 7 });
    film.scene(2, { setName: "'-1", synopsis: '' });
    const asked = { columns: 'number,setName,synopsis,cuts', group: 'place' };
    expect(reportCsv(reported(film, 'scenes', asked)).split('\r\n')).toEqual([
      '\ufeff묶음,S#,극중 장소,내용,컷',
      `"''-1",2,"''-1",,`,
      `"'=HYPERLINK(""x"")",1,"'=HYPERLINK(""x"")","둘,\n셋",7`,
      '',
    ]);
    expect(reportCsv(reported(film, 'scenes', { columns: 'number' }))).toBe('\ufeffS#\r\n1\r\n2\r\n');
  });
});

it('RE13, CO16: tells what the plan costs, each way with its sum', () => {
  const { production } = shootingDay();
  const report = reported(production, 'costs');
  const total = `₩${boardCost(production.state, production.boardId).toLocaleString('ko-KR')}`;
  expect(report.totals).toBe(`합계 ${total}`);
  expect(report.groups.slice(0, 2).map(({ title, facts }) => [title, facts])).toEqual([
    ['분류별', total],
    ['회차별', total],
  ]);
  expect(column(report, 'name')[1]).toEqual(['1회차', '2회차', '3회차']);
  expect(column(report, 'usual')[0]).toContain('기본값');
});

it('RE13, CO22: tells the kinds beside their budget, and leaves the columns out where nobody has said one', () => {
  const { production } = shootingDay();
  const keys = () => reported(production, 'costs').columns.map(({ key }) => key);
  expect(keys()).not.toContain('budget');
  production.run('setBudget', { ratesId: production.newId(), budget: { crew: 1 } });
  expect(keys()).toEqual(expect.arrayContaining(['budget', 'left']));
  const report = reported(production, 'costs');
  const [crew] = report.groups[0]!.rows.filter(({ key }) => key === 'crew');
  const of = (key: string) => crew!.cells[keys().indexOf(key)];
  expect([of('budget'), of('left')]).toEqual([1, 1 - Number(of('won'))]);
  expect(report.totals).toMatch(/^합계 ₩[\d,]+ · 예산 ₩1 · ₩[\d,]+ 초과$/);
});
