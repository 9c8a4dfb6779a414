import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { boardView } from '../view/board-view.ts';
import { poolView, startFilter } from '../view/pool-view.ts';
import { stripOf } from '../view/strip-view.ts';
import { inLines, readLook, type StripField, type StripLook, show, USUAL_LOOK } from './strip-look.ts';

const film = () => {
  const production = new Production();
  const store = production.location('행복편의점');
  const facts = { setting: 'INT', timeOfDay: 'day', location: store, pages: 10, cutCount: 7 } as const;
  const people = ['준호', '수진'].map((name) => production.character(name));
  const texts = { setName: '편의점', synopsis: '둘이 만난다.', note: '비 오는 날' };
  const sceneId = production.scene(1, { ...facts, ...texts }, people);
  const umbrella = { type: 'props', name: '우산', quantity: 2, note: '', subtype: '' } as const;
  const items = [{ _id: production.newId(), ...umbrella, source: 'manual' as const, evidence: null }];
  production.run('addBreakdownItems', { sceneId, items });
  const say = (look: StripLook) => stripOf(production.state, production.state.scene.get(sceneId)!, look);
  return { production, sceneId, say };
};

const chosen = (lines: StripLook['lines'], ...shown: StripField[]): StripLook => ({ shown, lines });

describe('what strips show', () => {
  it('TT23: is the usual where nothing else was chosen, or what was kept cannot be read', () => {
    const { say } = film();
    expect(say(USUAL_LOOK).words).toBeNull();
    for (const kept of [null, '{', '[]', '"둘"', '{"shown":null,"lines":9}', JSON.stringify(USUAL_LOOK)])
      expect(readLook(kept)).toBe(USUAL_LOOK);
  });

  it('TT23: is what was chosen, in the order in which strips say it, and comes back as the usual', () => {
    const more = show(show(USUAL_LOOK, 'items', true), 'pages', true);
    expect(more.shown).toEqual(['where', 'setName', 'minutes', 'pages', 'people', 'synopsis', 'items']);
    expect(readLook(JSON.stringify(more))).toEqual(more);
    expect(readLook('{"shown":["items","그림","where"],"lines":3}')).toEqual(chosen(3, 'where', 'items'));
    expect(show(show(more, 'items', false), 'pages', false)).toBe(USUAL_LOOK);
    expect(inLines(inLines(USUAL_LOOK, 4), 2)).toBe(USUAL_LOOK);
  });

  it('TT23: says no more of a scene than that', () => {
    const { say } = film();
    expect(say(chosen(3, 'pages', 'cuts', 'names', 'location', 'items', 'note')).words).toEqual({
      lines: 3,
      where: '',
      setName: '',
      minutes: false,
      sizes: '1 2/8쪽 · 7컷',
      people: '',
      text: '준호, 수진 · 행복편의점 · 우산 2 · 비 오는 날',
    });
    expect(say(chosen(1, 'where', 'setName', 'minutes', 'people')).words).toMatchObject({
      where: '안·낮',
      setName: '편의점',
      minutes: true,
      people: '1·2',
      text: '',
    });
  });

  it('TT23: is drawn anew where what it says is another, and only there', () => {
    const { production, sceneId } = film();
    const other = production.scene(2);
    const day = production.day('2026-12-01');
    production.allocate(day, sceneId, production.scene(3));
    const look = chosen(3, 'location', 'items');
    const strips = () => {
      const rows = boardView(production.state, production.boardId, look).days[0]!.rows;
      const [group] = poolView(production.state, production.boardId, startFilter, look).groups;
      return { rows, waiting: group!.items[0]!.strip };
    };
    const before = strips();
    expect(before.waiting).toMatchObject({ sceneId: other, words: { text: '' } });
    production.run('editLocation', {
      locationId: [...production.state.location.keys()][0]!,
      patch: { realName: '하나편의점' },
    });
    const after = strips();
    expect(after.rows[0]).toMatchObject({ strip: { words: { text: '하나편의점 · 우산 2' } } });
    expect(after.rows[1]).toBe(before.rows[1]);
    expect(after.waiting).toBe(before.waiting);
  });
});
