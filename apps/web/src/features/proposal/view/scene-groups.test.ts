import { describe, expect, it } from 'vitest';
import { groupInForce, scenesAsked } from './scene-groups.ts';

describe('which scenes take part', () => {
  const groups = { picked: ['a'], found: [] };

  it('BP5: are those that are picked or found, and all where there are none', () => {
    expect([groupInForce(groups, 'picked'), groupInForce(groups, 'found')]).toEqual(['picked', 'all']);
    expect([scenesAsked(groups, 'picked'), scenesAsked(groups, 'found')]).toEqual([{ scenes: ['a'] }, {}]);
    expect(scenesAsked(groups, 'all')).toEqual({});
  });
});
