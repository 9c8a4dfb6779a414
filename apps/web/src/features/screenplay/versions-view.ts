import { byOrder, type Episode, type Id, type ProjectState, type Screenplay } from '@ddak/domain';

export interface EpisodeVersions {
  readonly episode: Episode;
  /** `3부`, or null where the project has no episode level. */
  readonly title: string | null;
  readonly versions: readonly Screenplay[];
}

/** The versions of each episode, newest first (SPEC.md section 3). */
export function episodeVersions(state: ProjectState, projectId: Id): readonly EpisodeVersions[] {
  const project = state.project.get(projectId);
  const isSeries = project?.projectType === 'series';
  const screenplays = [...state.screenplay.values()];
  return [...state.episode.values()].sort(byOrder).map((episode, i) => ({
    episode,
    title: isSeries ? [`${i + 1}${project.episodeWord}`, episode.title].filter(Boolean).join(' ') : null,
    versions: screenplays
      .filter((version) => version.episodeId === episode._id)
      .sort((a, b) => b.versionNo - a.versionNo),
  }));
}

/** The version's state in words, and how it is to be read. */
export function stateWords(version: Screenplay): {
  readonly text: string;
  readonly tone: 'plain' | 'brand' | 'ok' | 'err' | 'warn';
} {
  switch (version.state) {
    case 'reading':
      return { text: '읽는 중', tone: 'brand' };
    case 'review':
      return { text: '검토할 차례', tone: 'warn' };
    case 'accepted':
      return { text: '받아들임', tone: 'ok' };
    case 'failed':
      return version.failureCode === 'password_needed'
        ? { text: '암호가 걸려 있음', tone: 'warn' }
        : { text: '읽지 못함', tone: 'err' };
  }
}

/** The version whose review is the next thing to do: the newest one that waits for it. */
export const nextToReview = (groups: readonly EpisodeVersions[]): Screenplay | undefined =>
  groups
    .flatMap(({ versions }) => versions)
    .filter((version) => version.state === 'review')
    .sort((a, b) => b.createdAt - a.createdAt)[0];
