import { makeId, type ProjectState } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { fakeRandom } from '../../sync/testing/fake-world.ts';
import { presenceText, presentMembers } from './present-members.ts';

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
    const members = presentMembers(crew(['이도윤', '한지원']), [id(201), id(200)]);
    expect(members.map(({ name }) => name)).toEqual(['한지원', '이도윤']);
    expect(presenceText(members)).toBe('지금 함께 보는 사람 2명');
    for (let i = 0; i < 200; i++) {
      const [one] = presentMembers(new Map([[id(1), { ...[...crew(['가']).values()][0]!, userId: id(i) }]]), [
        id(i),
      ]);
      expect(one!.colour).toBeGreaterThanOrEqual(1);
      expect(one!.colour).toBeLessThanOrEqual(9);
    }
  });

  it('is not shown when the crew has them no more', () => {
    expect(presentMembers(crew(['이도윤']), [id(999)])).toEqual([]);
  });
});
