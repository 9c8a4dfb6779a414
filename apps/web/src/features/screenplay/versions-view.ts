import { byOrder, type Episode, type Id, type ProjectState, type Screenplay } from '@ddak/domain';

export interface EpisodeVersions {
  readonly episode: Episode;
  /** `3부`, or null where the project has no episode level. */
  readonly title: string | null;
  readonly versions: readonly Screenplay[];
  /** The accepted version whose text the scenes have, as far as there is one. */
  readonly current: Screenplay | undefined;
}

/** The versions of each episode, newest first (SPEC.md section 3). */
export function episodeVersions(state: ProjectState, projectId: Id): readonly EpisodeVersions[] {
  const project = state.project.get(projectId);
  const isSeries = project?.projectType === 'series';
  const screenplays = [...state.screenplay.values()];
  return [...state.episode.values()].sort(byOrder).map((episode, i) => {
    const versions = screenplays
      .filter((version) => version.episodeId === episode._id)
      .sort((a, b) => b.versionNo - a.versionNo);
    const title = isSeries
      ? [`${i + 1}${project.episodeWord}`, episode.title].filter(Boolean).join(' ')
      : null;
    return { episode, title, versions, current: versionInUse(state, versions) };
  });
}

/** An older version may have been accepted after a newer one: what counts is which one most scenes have. */
function versionInUse(state: ProjectState, versions: readonly Screenplay[]): Screenplay | undefined {
  const accepted = versions.filter((version) => version.state === 'accepted');
  if (accepted.length < 2) return accepted[0];
  const counts = new Map<Id, number>();
  for (const { screenplayId, status } of state.scene.values())
    if (screenplayId && status !== 'omitted') counts.set(screenplayId, (counts.get(screenplayId) ?? 0) + 1);
  const scenesOf = (version: Screenplay) => counts.get(version._id) ?? 0;
  return accepted.reduce((best, version) => (scenesOf(version) > scenesOf(best) ? version : best));
}

/** A version of before the one in use, that nobody has accepted: nothing waits for it. */
export const isPast = (version: Screenplay, current: Screenplay | undefined): boolean =>
  version.state === 'review' && current !== undefined && version.versionNo < current.versionNo;

/** The version's state in words, and how it is to be read. */
export function stateWords(
  version: Screenplay,
  past = false,
): {
  readonly text: string;
  readonly tone: 'plain' | 'brand' | 'ok' | 'err' | 'warn';
} {
  switch (version.state) {
    case 'reading':
      return { text: '읽는 중', tone: 'brand' };
    case 'review':
      return past ? { text: '지난 판', tone: 'plain' } : { text: '검토할 차례', tone: 'warn' };
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
    .flatMap(({ versions, current }) => versions.filter((version) => !isPast(version, current)))
    .filter((version) => version.state === 'review')
    .sort((a, b) => b.createdAt - a.createdAt)[0];
