import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type Change, historyLines, rowsOf } from '../../index.ts';

function told() {
  const made = shootingDay();
  const { production } = made;
  const wordsOf = (run: () => void): string[] => {
    const from = production.log.length;
    run();
    const changes: Change[] = production.log.slice(from).flat();
    return historyLines(production.state, changes).map(({ title, what }) => `${title} · ${what}`);
  };
  return { ...made, wordsOf };
}

describe('what a log says to people', () => {
  it('HI1: names a scene and says what was and what is', () => {
    const { production, wordsOf } = told();
    const scene = [...production.state.scene.values()].find(({ timeOfDay }) => timeOfDay === 'day')!;
    const patch = {
      timeOfDay: 'night',
      timeText: '밤',
      synopsis: '',
      note: '우천 시 대체',
      cutCount: null,
    } as const;
    const label = `S#${scene.sceneNo}${scene.subSceneNo}`;
    expect(wordsOf(() => production.run('editScenes', { sceneIds: [scene._id], patch }))).toEqual([
      [
        `${label} · 시간대 낮 → 밤`,
        `내용 ${scene.synopsis} → 없음`,
        `컷 ${scene.cutCount}컷 → 없음`,
        '비고 없음 → 우천 시 대체',
      ].join(' · '),
    ]);
  });

  it('HI1: says whose price has changed and which, and not how much it is', () => {
    const { production, wordsOf } = told();
    const locationId = production.location('한빛편의점');
    const set = (patch: object) => () =>
      production.run('setPrices', {
        people: [],
        places: [{ costId: production.newId(), locationId, patch }],
      });
    const lines = [set({ dayFee: 1 }), set({ dayFee: 2, redressFee: 3 })].flatMap(wordsOf);
    expect(lines).toEqual([
      '한빛편의점 장소 비용 · 추가',
      '한빛편의점 장소 비용 · 하루 사용료 바뀜 · 재세팅 비용 바뀜',
    ]);
    const characterId = production.character('순자');
    const pay = { payId: production.newId(), crewId: null, characterId, patch: { dayRate: 1 } };
    expect(wordsOf(() => production.run('setPrices', { people: [pay], places: [] }))).toEqual([
      '순자 보수 · 추가',
    ]);
  });

  it('HI1: says of what something was said, and that it is settled', () => {
    const { production, wordsOf } = told();
    const [scene] = production.state.scene.values();
    const name = `S#${scene!.sceneNo}${scene!.subSceneNo} ${scene!.setName}`;
    const commentId = production.newId();
    const target = { targetKind: 'scene', targetId: scene!._id } as const;
    const say = () =>
      production.run('addComment', { commentId, ...target, parentId: null, text: '비가 오면요?' });
    expect(wordsOf(say)).toEqual([`${name} 댓글 · 추가`]);
    expect(wordsOf(() => production.run('resolveComment', { commentId }))).toEqual([
      `${name} 댓글 · 상태 열림 → 해결됨`,
    ]);
    const picture = { attachmentId: production.newId(), ...target, name: '헌팅 사진' };
    const hang = () =>
      production.run('addAttachment', {
        ...picture,
        fileId: null,
        link: 'https://example.com',
        size: null,
        contents: null,
      });
    expect(wordsOf(hang)).toEqual([`${name} ‘헌팅 사진’ · 추가`]);
  });

  it('HI1: says from which day to which a scene was moved, and that it was taken off', () => {
    const { production, day, wordsOf } = told();
    const [row] = rowsOf(production.state, day).filter(({ sceneData }) => sceneData !== null);
    const scene = production.state.scene.get(row!.sceneData!)!;
    const other = production.newId();
    const { boardId } = production.state.timetable.get(day)!;
    production.run('addTimetable', {
      ...{ timetableId: other, boardId, tableDate: '2026-12-05', unit: 'A' },
      ...{ dayKind: '촬영', calltime: null },
    });
    const rowIds = [row!._id];
    const label = `S#${scene.sceneNo}${scene.subSceneNo}`;
    const moved = wordsOf(() =>
      production.run('moveRows', { rowIds, toTimetableId: other, afterRowId: null }),
    );
    expect(moved).toEqual([`${label} · 2회차 12.2 수 → 4회차 12.5 토`]);
    expect(wordsOf(() => production.run('removeRows', { rowIds }))).toEqual([
      `${label} · 4회차 12.5 토에서 뺌`,
    ]);
  });

  it('HI1: says of contacts that they changed, and nothing of what they were', () => {
    const { production, wordsOf } = told();
    const contact = [...production.state.personContact.values()].find(({ crewId }) => crewId !== null)!;
    const said = { phone: '010-0000-9999', email: '', phoneShown: false };
    const args = { contactId: contact._id, crewId: contact.crewId!, ...said };
    const words = wordsOf(() => production.run('setPersonContact', args)).join();
    expect(words).toContain('전화 바뀜');
    expect(words).not.toContain('010-');
  });
});
