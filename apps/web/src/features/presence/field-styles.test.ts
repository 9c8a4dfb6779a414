import { makeId, type ProjectState } from '@ddak/domain';
import type { FieldPlace } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { fakeRandom } from '../../sync/testing/fake-world.ts';
import { fieldStyles } from './field-styles.ts';

const id = (i: number) => makeId(1_700_000_000_000 + i, fakeRandom(i).bytes(10));
const crew: ProjectState['projectMember'] = new Map(
  ['배나루', '이도윤'].map((name, i) => [
    id(i + 100),
    {
      ...{ _id: id(i + 100), projectId: id(1), userId: id(i + 200), name },
      ...{ role: 'editor', rights: {}, accessEpoch: 1 },
    },
  ]),
);
const at: FieldPlace = { table: 'scene', rowId: id(3), field: 'note' };

describe('fields that others are in', () => {
  it('PR6: are outlined with the names of those in them, of whom nothing is known with none', () => {
    const people = new Map([id(200), id(201), id(999)].map((userId) => [userId, at]));
    const styles = fieldStyles(people, crew, JSON.stringify);
    expect(styles).toContain(`[data-field="scene/${id(3)}/note"]`);
    expect(styles).toContain('content: "배나루, 이도윤"');
    expect(fieldStyles(new Map([[id(999), at]]), crew, JSON.stringify)).toBe('');
  });
});
