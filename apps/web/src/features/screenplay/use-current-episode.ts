import type { Id, ProjectState } from '@ddak/domain';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  currentEpisodeSet,
  currentEpisodeUnsetIf,
  type WithCurrentEpisode,
} from './current-episode-slice.ts';

/** The episode that one has last uploaded to or opened, as long as it is there; and going to another. */
export function useCurrentEpisode(state: ProjectState): {
  readonly episodeId: Id | null;
  readonly goTo: (episodeId: Id) => void;
} {
  const dispatch = useDispatch();
  const { episodeId } = useSelector((root: WithCurrentEpisode) => root.currentEpisode);
  const isGone = episodeId !== null && !state.episode.has(episodeId);
  useEffect(() => {
    if (isGone) dispatch(currentEpisodeUnsetIf(episodeId));
  }, [dispatch, isGone, episodeId]);
  return {
    episodeId: isGone ? null : episodeId,
    goTo: (id) => {
      const episode = state.episode.get(id);
      if (episode) dispatch(currentEpisodeSet(episode));
    },
  };
}
