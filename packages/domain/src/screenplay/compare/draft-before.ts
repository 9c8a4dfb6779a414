import type { Id } from '../../kernel/id.ts';
import type { Scene } from '../../scene/scene.ts';
import type { ProjectState } from '../../state.ts';
import type { Screenplay } from '../screenplay.ts';

type Screenplays = Pick<ProjectState, 'screenplay'>;

/** Whether a version has been read: only then it has a text. */
export const isRead = ({ state }: Screenplay): boolean => state === 'review' || state === 'accepted';

/** SP18: the versions that a version can be compared with, itself among them, newest first. */
export function comparableVersions({ screenplay }: Screenplays, screenplayId: Id): readonly Screenplay[] {
  const episodeId = screenplay.get(screenplayId)?.episodeId;
  return [...screenplay.values()]
    .filter((version) => version.episodeId === episodeId && isRead(version))
    .sort((a, b) => b.versionNo - a.versionNo);
}

/** SP18: what a version came after: the last accepted one before it, else the last one. */
export function draftBefore(state: Screenplays, version: Screenplay): Screenplay | undefined {
  const earlier = comparableVersions(state, version._id).filter(
    ({ versionNo }) => versionNo < version.versionNo,
  );
  return earlier.find(({ state: is }) => is === 'accepted') ?? earlier[0];
}

/** Where the two texts of a scene are found: a line of the later version, or (`was`) of the earlier one. */
export interface SceneInVersions {
  readonly beforeId: Id;
  readonly afterId: Id;
  readonly line: number | null;
  readonly was: number | null;
}

/** SP18: a scene beside the version before its own; one that a later version has cut, beside that one. */
export function sceneInVersions(state: Screenplays, scene: Scene): SceneInVersions | null {
  const own = scene.screenplayId === null ? undefined : state.screenplay.get(scene.screenplayId);
  if (!own) return null;
  const cutBy = comparableVersions(state, own._id).findLast(
    ({ versionNo, state: is }) => versionNo > own.versionNo && is === 'accepted',
  );
  if (scene.status === 'omitted' && cutBy)
    return { beforeId: own._id, afterId: cutBy._id, line: null, was: scene.firstLine };
  const before = draftBefore(state, own);
  return before ? { beforeId: before._id, afterId: own._id, line: scene.firstLine, was: null } : null;
}
