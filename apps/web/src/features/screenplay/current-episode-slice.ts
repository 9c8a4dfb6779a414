import type { Episode, Id } from '@ddak/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { projectUnloaded } from '../../sync/project-slice.ts';

/** The episode that one is at (SPEC.md section 3): what is done without naming an episode is done there. */
export interface CurrentEpisode {
  readonly episodeId: Id | null;
  readonly episodeData: Episode | null;
}

/** The part of the store that this feature reads. */
export interface WithCurrentEpisode {
  readonly currentEpisode: CurrentEpisode;
}

const initialState: CurrentEpisode = { episodeId: null, episodeData: null };

export const currentEpisodeSlice = createSlice({
  name: 'currentEpisode',
  initialState,
  reducers: {
    currentEpisodeSet: (_state, { payload }: PayloadAction<Episode>): CurrentEpisode => ({
      episodeId: payload._id,
      episodeData: payload,
    }),
    currentEpisodeUnset: (): CurrentEpisode => initialState,
    /** The episode with this id is no more: whoever is at another one stays there. */
    currentEpisodeUnsetIf: (state, { payload }: PayloadAction<Id>): CurrentEpisode =>
      state.episodeId === payload ? initialState : state,
  },
  extraReducers: (builder) => builder.addCase(projectUnloaded().type, () => initialState),
});

export const { currentEpisodeSet, currentEpisodeUnset, currentEpisodeUnsetIf } = currentEpisodeSlice.actions;
