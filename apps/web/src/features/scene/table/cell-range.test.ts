import { Production } from '@ddak/testkit';
import { keyIntent, moveCell, rangeBetween, rangeSize, rangeWords, readTsv, writeTsv } from '@ddak/ui';
import { describe, expect, it } from 'vitest';
import { fillCells } from './fill-cells.ts';
import { fillDown } from './fill-down.ts';
import { pasteCells } from './paste-cells.ts';
import { emptyTexts, rangeTexts } from './range-texts.ts';
import { COLUMN_KEYS, type SceneColumn } from './scene-columns.ts';

/** Four scenes; `range` names rows from 1 and columns by their keys. */
function fourScenes() {
  const film = new Production();
  const sceneIds = [1, 2, 3, 4].map((number) => film.scene(number));
  const shown = { rowIds: sceneIds, columns: COLUMN_KEYS };
  const range = (top: number, left: SceneColumn, bottom: number, right: SceneColumn) =>
    rangeBetween(
      { rowId: sceneIds[top - 1]!, column: left },
      { rowId: sceneIds[bottom - 1]!, column: right },
      shown,
    )!;
  const scene = (number: number) => film.state.scene.get(sceneIds[number - 1]!)!;
  return { film, sceneIds, shown, range, scene, newId: () => film.newId() };
}

describe('a range of cells', () => {
  it('GR8: is the rectangle between its corners, whichever came first, and none where a corner is hidden', () => {
    const { range, shown } = fourScenes();
    expect(range(3, 'time', 1, 'setName')).toEqual(range(1, 'setName', 3, 'time'));
    expect(rangeSize(range(1, 'setName', 3, 'time'))).toBe(12);
    expect(rangeWords(range(1, 'setName', 3, 'time'))).toBe('3줄 4열, 12칸 선택');
    const gone = { rowId: 'gone', column: 'time' } as const;
    expect(rangeBetween({ ...gone, rowId: shown.rowIds[0]! }, gone, shown)).toBeNull();
  });

  it('GR8: is opened by Shift and arrows and by Ctrl or Cmd and A, also on a Korean keyboard', () => {
    const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    expect(keyIntent({ ...none, key: 'ArrowDown', code: 'ArrowDown', shiftKey: true })).toEqual({
      does: 'extend',
      step: { rows: 1, columns: 0 },
    });
    expect(keyIntent({ ...none, key: 'ㅁ', code: 'KeyA', ctrlKey: true })).toEqual({ does: 'all' });
    expect(keyIntent({ ...none, key: 'a', code: 'KeyA', metaKey: true })).toEqual({ does: 'all' });
    expect(keyIntent({ ...none, key: 'a', code: 'KeyA' })).toBeNull();
    const down = { ...none, key: 'ArrowDown', code: 'ArrowDown', ctrlKey: true };
    const { shown } = fourScenes();
    const reached = [down, { ...down, shiftKey: true }, { ...down, key: 'End', code: 'End' }].map((keys) => {
      const intent = keyIntent(keys);
      if (!intent || !('step' in intent)) throw new Error('no step');
      const { rowId, column } = moveCell(
        { rowId: shown.rowIds[1]!, column: 'time' },
        intent.step,
        shown,
        () => true,
      );
      return [intent.does, shown.rowIds.indexOf(rowId), column];
    });
    expect(reached).toEqual([
      ['move', 3, 'time'],
      ['extend', 3, 'time'],
      ['move', 3, COLUMN_KEYS.at(-1)],
    ]);
  });

  it('GR8: is copied so that a spreadsheet reads the same cells, and runs none of them', () => {
    const cells = [
      ['두\n줄', '그가 "간다"', '탭\t안'],
      ['=HYPERLINK("x")', '', '-'],
    ];
    const text = writeTsv(cells);
    expect(text.split('\t')[0]).toBe('"두\n줄"');
    expect(readTsv(text)).toEqual([cells[0], [`'=HYPERLINK("x")`, '', "'-"]]);
  });

  it('GR8: comes back unchanged when it is pasted where it was copied', () => {
    const { film, sceneIds, shown, range, newId } = fourScenes();
    film.run('editScenes', {
      sceneIds,
      patch: { timeText: '해 지는 늦은 저녁', synopsis: '=1+1', setting: 'EXT', pages: 11, cutCount: 3 },
    });
    const all = range(1, 'number', 4, 'days');
    const text = writeTsv(rangeTexts(film.state, shown, all));
    expect(pasteCells(film.state, { shown, range: all, text }, newId)).toEqual({
      args: null,
      problems: [],
      beyond: [],
      heads: null,
      columnsLeft: 0,
      readOnly: [],
    });
    const other = pasteCells(
      film.state,
      { shown, range: range(1, 'synopsis', 1, 'synopsis'), text: "'=2" },
      newId,
    );
    expect(other.args?.fills[0]?.patch).toEqual({ synopsis: '=2' });
  });

  it('GR8: is copied and emptied where a scene has its time without a word of its own, too', () => {
    const { film, sceneIds, shown, range, scene, newId } = fourScenes();
    film.run('editScenes', { sceneIds: [sceneIds[0]!], patch: { timeOfDay: 'night', timeText: '' } });
    const text = writeTsv(rangeTexts(film.state, shown, range(1, 'time', 1, 'time')));
    expect(text).toBe('밤');
    const at = range(2, 'time', 2, 'time');
    film.run('fillScenes', pasteCells(film.state, { shown, range: at, text }, newId).args!);
    expect(scene(2).timeOfDay).toBe('night');
    const both = emptyTexts(shown, range(1, 'time', 2, 'time'));
    film.run('fillScenes', fillCells(film.state, both, newId).args!);
    expect([scene(1).timeOfDay, scene(2).timeOfDay]).toEqual([null, null]);
  });

  it('GR8: is filled by one cell, or by a block that it is several times over', () => {
    const { film, shown, range, scene, newId } = fourScenes();
    const one = pasteCells(film.state, { shown, range: range(2, 'cuts', 4, 'cuts'), text: '7' }, newId);
    film.run('fillScenes', one.args!);
    expect([1, 2, 3, 4].map((number) => scene(number).cutCount)).toEqual([null, 7, 7, 7]);
    const two = pasteCells(film.state, { shown, range: range(1, 'cuts', 4, 'cuts'), text: '1\n2' }, newId);
    film.run('fillScenes', two.args!);
    expect([1, 2, 3, 4].map((number) => scene(number).cutCount)).toEqual([1, 2, 1, 2]);
    const three = pasteCells(
      film.state,
      { shown, range: range(1, 'cuts', 2, 'cuts'), text: '4\n5\n6' },
      newId,
    );
    film.run('fillScenes', three.args!);
    expect([1, 2, 3, 4].map((number) => scene(number).cutCount)).toEqual([4, 5, 6, 2]);
  });

  it('GR8: is emptied by one command that one undo takes back; scenes keep their numbers', () => {
    const { film, sceneIds, shown, range, scene, newId } = fourScenes();
    const people = [film.character('준호')];
    film.run('castScenes', { sceneIds: [sceneIds[0]!], add: people, remove: [] });
    film.run('editScenes', {
      sceneIds,
      patch: { setName: '골목', timeOfDay: 'night', timeText: '밤', setting: 'INT' },
    });
    const { args, problems } = fillCells(film.state, emptyTexts(shown, range(1, 'number', 3, 'days')), newId);
    film.run('fillScenes', args!);
    expect(problems).toEqual([]);
    expect(scene(1)).toMatchObject({
      sceneNo: 1,
      setName: '',
      timeOfDay: null,
      setting: null,
      characters: [],
    });
    expect(scene(4)).toMatchObject({ setName: '골목', timeOfDay: 'night' });
    const again = fillCells(film.state, emptyTexts(shown, range(1, 'number', 3, 'days')), newId);
    expect(again.args).toBeNull();
  });
});

describe('filling down', () => {
  it('GR9: gives the rows below what the first one has, people too, but its number', () => {
    const { film, sceneIds, shown, range, scene } = fourScenes();
    const [junho, minseo] = [film.character('준호'), film.character('민서')];
    film.run('castScenes', { sceneIds: [sceneIds[0]!], add: [junho], remove: [] });
    film.run('castScenes', { sceneIds: [sceneIds[1]!], add: [minseo], remove: [] });
    film.run('editScenes', {
      sceneIds: [sceneIds[0]!],
      patch: { timeOfDay: 'sunset', timeText: '해 질 녘', setName: '골목' },
    });
    film.run('fillScenes', fillDown(film.state, shown, range(1, 'number', 3, 'cast'))!);
    for (const number of [2, 3])
      expect(scene(number)).toMatchObject({
        sceneNo: number,
        setName: '골목',
        timeText: '해 질 녘',
        characters: [{ _id: junho }],
      });
    expect(scene(4).setName).not.toBe('골목');
    expect(fillDown(film.state, shown, range(1, 'number', 3, 'cast'))).toBeNull();
  });

  it('GR9: gives a single row what stands above it, and the first row nothing', () => {
    const { film, sceneIds, shown, range } = fourScenes();
    film.run('editScenes', { sceneIds: [sceneIds[1]!], patch: { cutCount: 9 } });
    expect(fillDown(film.state, shown, range(3, 'cuts', 3, 'cuts'))?.fills).toMatchObject([
      { sceneId: sceneIds[2], patch: { cutCount: 9 } },
    ]);
    expect(fillDown(film.state, shown, range(1, 'cuts', 1, 'cuts'))).toBeNull();
  });
});
