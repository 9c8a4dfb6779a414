import { type BreakdownType, defaultSceneFilter } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { moveCell } from '@ddak/ui';
import { describe, expect, it } from 'vitest';
import { cellText, readCell } from './cell-input.ts';
import { filterOptions } from './filter-options.ts';
import { removalLosses } from './removal-losses.ts';
import { sceneTableItems, sceneTotals } from './scene-groups.ts';
import { sceneRow } from './scene-row.ts';
import { SCENE_LAYOUTS } from './table/columns/column-layout.ts';
import { fillCells } from './table/fill-cells.ts';
import { COLUMN_KEYS, isEditable, mayBeCut } from './table/scene-columns.ts';

const everything = { ...defaultSceneFilter, allocationOnly: false };

describe('the rows of the table', () => {
  it('group scenes by their number: 12A follows under 12', () => {
    const film = new Production();
    film.scene(12);
    film.scene(13);
    const sceneId = film.newId();
    film.run('addScene', { sceneId, episodeId: film.episodeId, sceneNo: 12, subSceneNo: 'A', setName: '' });
    const items = sceneTableItems(film.state, everything);
    expect(
      items.map((item) => item.kind === 'scene' && [item.scene.sceneNo, item.scene.subSceneNo, item.isFirst]),
    ).toEqual([
      [12, '', true],
      [12, 'A', false],
      [13, '', true],
    ]);
  });

  it('stand under their episodes in a series', () => {
    const series = new Production({ projectType: 'series' });
    series.scene(1);
    const episodeId = series.newId();
    series.run('addEpisode', { episodeId, title: '' });
    const second = { episodeId, sceneNo: 1, subSceneNo: '', setName: '' };
    series.run('addScene', { sceneId: series.newId(), ...second });
    const items = sceneTableItems(series.state, everything);
    expect(items.map((item) => (item.kind === 'title' ? item.title : item.isFirst))).toEqual([
      '1부',
      true,
      '2부',
      true,
    ]);
  });

  it('say what is derived as quiet, and the days of the current board', () => {
    const film = new Production();
    const one = film.scene(1, { pages: 11, timeOfDay: 'day', timeText: '아침', setting: 'EXT' });
    film.allocate(film.day('2026-12-01'), one);
    const row = sceneRow(film.state, film.state.scene.get(one)!);
    expect(row.cells).toMatchObject({
      number: '1',
      time: '아침',
      setting: 'E',
      length: '1분 25초',
      planned: '165분',
      days: '1회차',
    });
    expect(row.timeLetter).toBe('M');
    expect([...row.quiet]).toEqual(['planned', 'length']);
  });

  it('know which of their texts may be longer than their cells', () => {
    const film = new Production();
    const one = film.scene(1, { setName: '편의점', timeText: '해 지는 늦은 저녁', setting: 'EXT' });
    const cutOf = (sceneId: string) => {
      const { cells } = sceneRow(film.state, film.state.scene.get(sceneId)!);
      return COLUMN_KEYS.filter((key) =>
        mayBeCut(key, cells[key], SCENE_LAYOUTS.widthOf(SCENE_LAYOUTS.usual, key)),
      );
    };
    expect(cutOf(one)).toEqual(['time']);
    film.run('editScenes', { sceneIds: [one], patch: { synopsis: '준호가 우산을 펴고 민서를 기다린다.' } });
    expect(cutOf(one)).toEqual(['time', 'synopsis']);
  });

  it('GR16: show the things of the breakdown by column, and no cell of theirs is written in', () => {
    const film = new Production();
    const sceneId = film.scene(1, { note: '비 오면 실내' });
    const item = (type: BreakdownType, name: string, subtype = '', quantity: number | null = null) => ({
      ...{
        _id: film.newId(),
        type,
        name,
        subtype,
        quantity,
        note: '',
        source: 'manual' as const,
        evidence: null,
      },
    });
    const items = [
      item('props', '우산', '', 2),
      item('props', '간판', '미술'),
      item('bg', '행인', '', 5),
      item('etc', '개', '동물'),
      item('grip', '크레인'),
    ];
    const scene = () => film.state.scene.get(sceneId)!;
    const before = sceneRow(film.state, scene());
    expect(before.cells).toMatchObject({ props: '', note: '비 오면 실내' });
    film.run('addBreakdownItems', { sceneId, items });
    expect(sceneRow(film.state, scene()).cells).toMatchObject({
      ...{ props: '우산 2', art: '간판', extras: '행인 5', others: '크레인, 개', costume: '' },
    });
    const typed = [
      {
        rowId: sceneId,
        cells: [
          ['props', '양산'],
          ['note', '급함'],
        ] as const,
      },
    ];
    const { args } = fillCells(film.state, typed, () => film.newId());
    expect(args?.fills.map(({ patch }) => patch)).toEqual([{ note: '급함' }]);
  });

  it('SL10: show their sequence, and are filtered by those that occur, in the order of their numbers', () => {
    const film = new Production();
    const ids = ['10', '2', '2', ''].map((sequence, i) => film.scene(i + 1, { sequence }));
    expect(sceneRow(film.state, film.state.scene.get(ids[1]!)!).cells.sequence).toBe('2');
    expect(filterOptions(film.state, film.projectId).sequences).toEqual([
      { value: '2', label: '2', count: 2 },
      { value: '10', label: '10', count: 1 },
    ]);
    const items = sceneTableItems(film.state, { ...everything, sequence: ['2'] });
    expect(items.map(({ key }) => key)).toEqual([ids[1], ids[2]]);
  });

  it('are counted without the ones that were cut', () => {
    const film = new Production();
    film.scene(1, { cutCount: 7 });
    film.scene(2, { cutCount: 5, status: 'omitted' });
    expect(sceneTotals(film.state)).toEqual({ scenes: 1, waiting: 1 });
  });
});

describe('moving between cells', () => {
  const shown = { rowIds: ['a', 'b'], columns: SCENE_LAYOUTS.shown(SCENE_LAYOUTS.usual) };
  it('stops at the edges', () => {
    expect(moveCell({ rowId: 'a', column: 'number' }, { rows: -1, columns: -1 }, shown, isEditable)).toEqual({
      rowId: 'a',
      column: 'number',
    });
  });

  it('Tab passes the days, which follow from the board, and runs on into the next row', () => {
    expect(moveCell({ rowId: 'a', column: 'planned' }, 'next', shown, isEditable)).toEqual({
      rowId: 'b',
      column: 'number',
    });
    expect(moveCell({ rowId: 'b', column: 'number' }, 'previous', shown, isEditable)).toEqual({
      rowId: 'a',
      column: 'planned',
    });
    expect(moveCell({ rowId: 'b', column: 'planned' }, 'next', shown, isEditable)).toEqual({
      rowId: 'b',
      column: 'planned',
    });
  });
});

describe('what is typed into a cell', () => {
  const film = new Production();
  const scene = () => film.state.scene.get(one)!;
  const one = film.scene(12, { pages: 11 });
  const read = (column: Parameters<typeof readCell>[2], text: string) =>
    readCell(film.state, scene(), column, text);

  it('reads numbers as crews write them', () => {
    expect(read('number', 's#12a')).toEqual({ patch: { sceneNo: 12, subSceneNo: 'A' } });
    expect(read('number', '12-B')).toEqual({ patch: { sceneNo: 12, subSceneNo: 'B' } });
    for (const text of ['12-1', '12-가', '12가', 'S# 12 A', '#12A', '씬12A'])
      expect(read('number', text)).toEqual({ patch: { sceneNo: 12, subSceneNo: 'A' } });
    expect(read('number', '12-26')).toEqual({ patch: { sceneNo: 12, subSceneNo: 'Z' } });
    for (const text of ['열둘', '12-27', '12강', '12-0'])
      expect(read('number', text)).toHaveProperty('problem');
  });

  it('reads minutes and cuts, and nothing as not set', () => {
    expect(read('planned', '90분')).toEqual({ patch: { plannedMinutes: 90 } });
    for (const text of ['1시간 30분', '1:30', '1:30:00'])
      expect(read('planned', text)).toEqual({ patch: { plannedMinutes: 90 } });
    expect(read('planned', '2시간')).toEqual({ patch: { plannedMinutes: 120 } });
    expect(read('planned', '30:00')).toHaveProperty('problem');
    expect(read('planned', '')).toEqual({ patch: { plannedMinutes: null } });
    expect(read('cuts', '1000')).toHaveProperty('problem');
    expect(read('length', '1:30')).toEqual({ patch: { screenMinutes: 1.5 } });
    expect(read('length', '1분 15초')).toEqual({ patch: { screenMinutes: 1.25 } });
    expect(read('length', '45초')).toEqual({ patch: { screenMinutes: 0.75 } });
    expect(read('length', '길다')).toHaveProperty('problem');
    film.run('editScenes', { sceneIds: [one], patch: { screenMinutes: 1.25 } });
    expect(cellText(film.state, scene(), 'length')).toBe('1:15');
  });

  it('reads pages in eighths where the project counts so, and writes them the same way', () => {
    film.run('editProject', { patch: { showEighths: true } });
    expect(cellText(film.state, scene(), 'length')).toBe('1 3/8');
    expect(read('length', '1 3/8')).toEqual({ patch: { pages: 11 } });
    expect(read('length', '3/8')).toEqual({ patch: { pages: 3 } });
    expect(read('length', '1.5')).toEqual({ patch: { pages: 12 } });
    expect(read('length', '3/9')).toHaveProperty('problem');
  });
});

describe('what is lost with a scene', () => {
  it('is named: its place on the board and its items', () => {
    const film = new Production();
    const one = film.scene(1);
    film.allocate(film.day('2026-12-01'), one);
    expect(removalLosses(film.state, [one])).toEqual(['S#1', '촬영계획표에 놓인 자리 1곳']);
  });
});
