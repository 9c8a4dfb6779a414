import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { makeId, memberOf, type PlanNews, planNews, rowsOf, withNames } from '../index.ts';

const PEOPLE: Readonly<Record<string, string>> = {
  하은: makeId(1, new Uint8Array(10)),
  수아: makeId(2, new Uint8Array(10)),
};

function film() {
  const made = new Production();
  const scenes = [1, 2, 3, 4].map((number) => made.scene(number));
  const [first, second] = [made.day('2026-12-01'), made.day('2026-12-02')];
  made.allocate(first, scenes[0]!);
  made.allocate(first, scenes[1]!);
  const reader = made.member('editor');
  /** What the reader is told of what is done by these. */
  const newsOf = (...acts: (readonly [name: string, act: () => void])[]): readonly PlanNews[] => {
    const entries = acts.flatMap(([actorName, act]) => {
      const from = made.log.length;
      act();
      const actorId = PEOPLE[actorName] ?? reader;
      return made.log.slice(from).map((changes) => ({ actorId, changes }));
    });
    const nameOf = (userId: string) => Object.keys(PEOPLE).find((name) => PEOPLE[name] === userId) ?? '';
    return planNews(made.state, memberOf(made.state, reader)!, entries).map((news) => {
      return { ...news, title: withNames(news.title, nameOf) };
    });
  };
  const move = (index: number, toTimetableId: string) => () => {
    const rowIds = [...made.state.timetableRow.values()].flatMap(({ _id, sceneData }) =>
      sceneData === scenes[index] ? _id : [],
    );
    made.run('moveRows', { rowIds, toTimetableId, afterRowId: null });
  };
  return { made, scenes, first, second, reader, newsOf, move };
}

describe('what has become of the plan', () => {
  it('NT9: is told in one line of words, with who and how many', () => {
    const { second, newsOf, move } = film();
    expect(newsOf(['하은', move(0, second)], ['하은', move(1, second)])).toEqual([
      {
        ...{ section: 'timetable', path: 'timetable', body: '' },
        title: '하은 님이 2회차에서 씬 2개를 옮겼어요',
      },
    ]);
  });

  it('NT9: is in words what was put in, taken off, dated and called', () => {
    const { made, scenes, first, second, newsOf } = film();
    const put = newsOf(['하은', () => made.allocate(second, scenes[2]!)]);
    expect(put[0]!.title).toBe('하은 님이 2회차에 씬 1개를 넣었어요');
    const rowIds = rowsOf(made.state, first).map(({ _id }) => _id);
    const off = newsOf(['하은', () => made.run('removeRows', { rowIds })]);
    expect(off[0]!.title).toBe('하은 님이 1회차에서 씬 2개를 뺐어요');
    const dated = newsOf(
      ['하은', () => made.run('editTimetable', { timetableId: second, patch: { calltime: 450 } })],
      ['수아', () => made.day('2026-12-05')],
    );
    expect(dated[0]!.title).toBe('하은 님 외 1명이 촬영일 1일을 더했어요');
    expect(dated[0]!.body).toBe('2회차 집합을 07:30으로 바꿨어요');
  });

  it('NT9: is no news where it was taken back, and none of what one did oneself', () => {
    const { first, second, newsOf, move } = film();
    const forth = newsOf(['나', move(0, second)]);
    expect(forth).toEqual([]);
    const back = newsOf(['하은', move(0, first)], ['하은', move(0, second)]);
    expect(back).toEqual([]);
  });

  it('NT9: is at most one notice for each part that the reader may read', () => {
    const { made, scenes, second, reader, newsOf, move } = film();
    const acts = () =>
      newsOf(
        ['하은', move(0, second)],
        ['하은', () => made.run('editScenes', { sceneIds: scenes, patch: { note: '비' } })],
        ['하은', () => made.character(`준호 ${made.log.length}`)],
      );
    expect(acts().map(({ title, body }) => [title, body])).toEqual([
      ['하은 님이 2회차에서 씬 1개를 옮겼어요', ''],
      ['하은 님이 씬 4개를 고쳤어요', '등장인물 1명을 더했어요'],
    ]);
    const { _id: memberId } = memberOf(made.state, reader)!;
    made.run('changeMember', { memberId, role: 'editor', rights: { timetable: 'none' } });
    expect(acts().map(({ section }) => section)).not.toContain('timetable');
  });

  it('NT9: is none of another draft of the plan', () => {
    const { made, newsOf } = film();
    const boardId = made.newId();
    made.run('addBoard', { boardId, name: '비 오는 날' });
    const timetableId = made.newId();
    const day = { timetableId, boardId, tableDate: '2026-12-09', calltime: null } as const;
    const add = () => made.run('addTimetable', { ...day, unit: 'A', dayKind: '촬영' });
    expect(newsOf(['하은', add])).toEqual([]);
  });
});
