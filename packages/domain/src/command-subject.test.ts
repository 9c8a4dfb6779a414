import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { commandSubject } from './index.ts';

describe('what a command is about', () => {
  it('SN11: names scenes, days, 일정 줄 and people as they are called, and counts the rest', () => {
    const production = new Production();
    const scenes = [3, 4, 5, 6, 7].map((sceneNo) => production.scene(sceneNo, { setName: '편의점' }));
    const day = production.day('2026-12-01');
    const [row] = production.allocate(day, scenes[0]!);
    const said = (args: unknown) => commandSubject(production.state, args);
    const [after] = production.allocate(day, scenes[1]!);
    const moved = { rowIds: [row], toTimetableId: day, afterRowId: after };
    expect(said(moved)).toBe('S#3 편의점 · 1회차 12.1 화');
    const many = {
      timetableId: day,
      rows: scenes.map((sceneId) => ({ rowId: production.newId(), sceneId })),
    };
    expect(said(many)).toBe('S#3, S#4, S#5 외 2 · 1회차 12.1 화');
    expect(said({ characterId: production.character('수진'), patch: { name: '준호' } })).toBe('수진');
    expect(said({ patch: { title: '밤' } })).toBe('');
  });

  it('CM12: keeps all that was said in a comment, with those who are named in it', () => {
    const production = new Production();
    const targetId = production.scene(3, { setName: '편의점' });
    const [commentId, parentId] = [production.newId(), null];
    const args = { commentId, targetKind: 'scene', targetId, parentId };
    const said = (text: string) => commandSubject(production.state, { ...args, text });
    expect(said(`@[${production.newId()}]에게 ${'물어볼게요 '.repeat(90)}`)).toBe(
      `S#3 편의점 · “@나간 사람에게 ${'물어볼게요 '.repeat(90)}”`,
    );
  });
});
