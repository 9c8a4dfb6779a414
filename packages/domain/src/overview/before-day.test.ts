import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { beforeDay, type OpenMatter } from '../index.ts';

const ALL = { breakdown: true, callsheet: true };
const opened = () => {
  const day = shootingDay();
  const { production, callsheetId } = day;
  const dayId = production.state.callsheet.get(callsheetId)!.timetable;
  const matters = (asked = ALL) => beforeDay(production.state, production.state.timetable.get(dayId)!, asked);
  const of = (kind: OpenMatter['kind'], asked = ALL) => matters(asked).filter((one) => one.kind === kind);
  return { ...day, dayId, matters, of };
};

describe('what stands before a shooting day', () => {
  it('OV1: is told by name: places, parts, what is to be looked at and what is not ready', () => {
    const { production, dayId, of } = opened();
    expect([of('place'), of('actor')]).toEqual([[], []]);
    const characterId = production.character('우체부');
    const sceneId = production.scene(77, { setName: '우체국' }, [characterId]);
    production.allocate(dayId, sceneId);
    const item = { subtype: '', quantity: null, note: '', evidence: null };
    production.run('addBreakdownItems', {
      sceneId,
      items: [
        { ...item, _id: production.newId(), type: 'props', name: '소포', source: 'manual' },
        {
          ...item,
          _id: production.newId(),
          type: 'props',
          name: '자전거',
          source: 'ai',
          status: 'suggested',
        },
      ],
    });
    expect(of('place')).toEqual([
      { kind: 'place', isHard: false, text: '실제 촬영지가 정해지지 않은 곳', names: ['우체국'] },
    ]);
    expect(of('actor').map(({ names }) => names)).toEqual([['우체부']]);
    const names = of('item').map((one) => one.names);
    expect(names[0]).toContain('S#77');
    expect(names.at(-1)).toContain('소포');
    expect(names.at(-1)).not.toContain('자전거');
    production.run('editCharacter', { characterId, patch: { actorName: '윤서아' } });
    expect(of('actor')).toEqual([]);
  });

  it('OV1: begins with what the rules forbid, and leaves out what was accepted', () => {
    const { production, dayId, matters, of } = opened();
    production.run('editTimetable', { timetableId: dayId, patch: { calltime: 60 } });
    const isHard = of('finding').map((one) => one.isHard);
    expect(isHard.length).toBeGreaterThan(0);
    expect(isHard).toEqual(isHard.toSorted((a, b) => Number(b) - Number(a)));
    expect(matters()[0]!.kind).toBe('finding');
  });

  it('OV2: tells of breakdown and call sheet only who writes in them', () => {
    const { of } = opened();
    const asked = { breakdown: false, callsheet: false };
    expect([of('item', asked), of('sheet', asked), of('reader', asked)]).toEqual([[], [], []]);
  });

  it('OV3: tells the next thing about the call sheet, one after another', () => {
    const { production, dayId, callsheetId, of } = opened();
    const said = () => [...of('sheet'), ...of('reader')].map(({ text }) => text);
    expect(said()).toEqual(['일촬표를 아직 발행하지 않았어요.']);
    publishSheet(production, callsheetId);
    expect(said()).toEqual(['1판을 확인하지 않은 사람']);
    expect(of('reader')[0]!.names).toContain('오세준');
    production.run('editTimetable', { timetableId: dayId, patch: { calltime: 450 } });
    expect(said()[0]).toMatch(/^발행한 1판과 달라진 줄이 \d+개 있어요\.$/);
    const bare = production.day('2026-12-09');
    const told = beforeDay(production.state, production.state.timetable.get(bare)!, ALL);
    expect(told.at(-1)!.text).toBe('일촬표를 아직 만들지 않았어요.');
  });
});
