import { makeId, type ProjectState } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { fakeRandom } from '../../sync/testing/fake-world.ts';
import { companyOf, presenceNames, presenceText } from './present-members.ts';

const id = (i: number) => makeId(1_700_000_000_000 + i, fakeRandom(i).bytes(10));
const crew = (names: readonly string[]): ProjectState['projectMember'] =>
  new Map(
    names.map((name, i) => {
      const _id = id(i + 100);
      const ids = { _id, projectId: id(1), userId: id(i + 200) };
      return [_id, { ...ids, name, role: 'editor', rights: {}, accessEpoch: 1 }];
    }),
  );

describe('who looks at a project', () => {
  it('is named as the crew knows them, in the order they came, each in a colour of their own that is no grey', () => {
    const present = { userIds: [id(201), id(200)], count: 3 };
    const company = companyOf(crew(['이도윤', '한지원']), present, id(202));
    expect(company.members.map(({ name }) => name)).toEqual(['한지원', '이도윤']);
    expect(presenceText(company)).toBe('지금 함께 보는 사람 2명');
    for (let i = 0; i < 200; i++) {
      const one = { ...[...crew(['가']).values()][0]!, userId: id(i) };
      const { members } = companyOf(new Map([[id(1), one]]), { userIds: [id(i)], count: 1 }, id(999));
      expect(members[0]!.colour).toBeGreaterThanOrEqual(1);
      expect(members[0]!.colour).toBeLessThanOrEqual(9);
    }
  });

  it('is not shown when the crew has them no more', () => {
    const company = companyOf(crew(['이도윤']), { userIds: [id(999)], count: 2 }, id(200));
    expect(company).toEqual({ members: [], more: 0 });
  });

  it('PR4: is a number beyond those who are named, without me, named or not', () => {
    const people = crew(['이도윤', '한지원', '오하람']);
    const present = { userIds: [id(200), id(201)], count: 7 };
    const [mine, theirs] = [companyOf(people, present, id(200)), companyOf(people, present, id(202))];
    expect([mine.members.map(({ name }) => name), mine.more]).toEqual([['한지원'], 5]);
    expect([theirs.members.map(({ name }) => name), theirs.more]).toEqual([['이도윤', '한지원'], 4]);
    expect(presenceText(mine)).toBe('지금 함께 보는 사람 6명');
    expect(presenceNames(theirs)).toBe('이도윤, 한지원 외 4명');
    expect(companyOf(people, { userIds: [], count: 0 }, id(200))).toEqual({ members: [], more: 0 });
  });
});
