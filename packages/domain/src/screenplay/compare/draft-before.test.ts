import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import type { Screenplay } from '../screenplay.ts';
import { comparableVersions, draftBefore, sceneInVersions } from './draft-before.ts';

const draft = (versionNo: number, state: Screenplay['state'], episodeId = 'one') =>
  ({ _id: `${episodeId}${versionNo}`, versionNo, state, episodeId }) as Screenplay;

const drafts = [
  draft(1, 'accepted'),
  draft(2, 'review'),
  draft(3, 'failed'),
  draft(4, 'accepted'),
  draft(1, 'accepted', 'two'),
];
const state = { screenplay: new Map(drafts.map((one) => [one._id, one])) };
const scene = (screenplayId: string | null, status: Scene['status'] = 'ready') =>
  ({ screenplayId, status, firstLine: 12 }) as Scene;

describe('what a version is compared with', () => {
  it('SP18: every version of its episode that has been read, newest first', () => {
    expect(comparableVersions(state, 'one1').map(({ _id }) => _id)).toEqual(['one4', 'one2', 'one1']);
  });

  it('SP18: at first the last one before it that was accepted', () => {
    const before = (id: string) => draftBefore(state, state.screenplay.get(id)!)?._id;
    expect(['one4', 'one2', 'one1', 'two1'].map(before)).toEqual(['one1', 'one1', undefined, undefined]);
  });

  it('SP18: a scene with the version before its own, one that was cut with the version that cut it', () => {
    expect(sceneInVersions(state, scene('one4'))).toEqual({
      ...{ beforeId: 'one1', afterId: 'one4', line: 12, was: null },
    });
    expect(sceneInVersions(state, scene('one1', 'omitted'))).toEqual({
      ...{ beforeId: 'one1', afterId: 'one4', line: null, was: 12 },
    });
    expect(
      [scene('one1'), scene('two1', 'omitted'), scene(null)].map((one) => sceneInVersions(state, one)),
    ).toEqual([null, null, null]);
  });
});
