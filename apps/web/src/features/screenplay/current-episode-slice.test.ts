import type { Episode } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { projectUnloaded } from '../../sync/project-slice.ts';
import {
  currentEpisodeSet,
  currentEpisodeSlice,
  currentEpisodeUnset,
  currentEpisodeUnsetIf,
} from './current-episode-slice.ts';

const { reducer } = currentEpisodeSlice;
const nowhere = { episodeId: null, episodeData: null };
const second = { _id: 'e2', title: '밤의 정류장' } as Episode;

describe('the current episode', () => {
  const there = reducer(undefined, currentEpisodeSet(second));

  it('SPEC 3: is its id and its data, and nothing in the beginning', () => {
    expect(reducer(undefined, { type: 'begin' })).toEqual(nowhere);
    expect(there).toEqual({ episodeId: 'e2', episodeData: second });
  });

  it('SPEC 4: is unset, or unset only if it is the one of a given id', () => {
    expect(reducer(there, currentEpisodeUnset())).toEqual(nowhere);
    expect(reducer(there, currentEpisodeUnsetIf('e1'))).toEqual(there);
    expect(reducer(there, currentEpisodeUnsetIf('e2'))).toEqual(nowhere);
  });

  it('goes with the project', () => {
    expect(reducer(there, projectUnloaded())).toEqual(nowhere);
  });
});
