import { type Change, insert, update } from '../change.ts';
import type { PlanContext } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { deriveId, type Id } from '../kernel/id.ts';
import { newScene } from '../scene/new-scene.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneNumberer } from '../scene/scene-numbers.ts';
import type { ProjectState } from '../state.ts';
import { hasNoText, type ReviewedScene } from './review-scene.ts';
import { type ScreenPace, screenMinutesFor } from './screen-pace.ts';
import type { Screenplay } from './screenplay.ts';

interface Accepting {
  readonly state: ProjectState;
  readonly screenplay: Screenplay;
  readonly reviewed: readonly ReviewedScene[];
  readonly ctx: PlanContext;
  readonly pace: ScreenPace;
  readonly episodeOf: (scene: ReviewedScene) => Id;
  readonly characterIds: ReadonlyMap<string, Id>;
  readonly locationIds: ReadonlyMap<string, Id>;
}

/**
 * SP7: a scene whose number exists in its episode takes on the new text and keeps everything else (board places,
 * items, notes); a new number makes a new scene. SP8: a scene of the touched episodes that the new version does not
 * have becomes `omitted`, never deleted.
 */
export function acceptScenes(accepting: Accepting): {
  changes: (Change | null)[];
  /** The scene of each reviewed scene, in their order. */
  sceneIds: Id[];
} {
  const { state, reviewed, ctx, episodeOf } = accepting;
  const episodes = new Set(reviewed.map(episodeOf));
  const seen = new Set<Id>();
  const numberers = new Map([...episodes].map((id) => [id, sceneNumberer([])]));
  const sceneIds: Id[] = [];
  const list = reviewed.map((scene, i) => {
    const episodeId = episodeOf(scene);
    const number = numberers.get(episodeId)!(scene);
    const old = (groupBy(state.scene, 'episodeId').get(episodeId) ?? []).find(
      (other) => other.sceneNo === number.sceneNo && other.subSceneNo === number.subSceneNo,
    );
    if (old) {
      seen.add(old._id);
      sceneIds.push(old._id);
      return update('scene', old, fromScript(accepting, scene, old));
    }
    const _id = deriveId(ctx.commandId, 'scene', i);
    sceneIds.push(_id);
    const fresh = newScene({ _id, projectId: ctx.projectId, episodeId, ...number });
    return insert('scene', { ...fresh, ...fromScript(accepting, scene, fresh) });
  });
  const cut = [...state.scene.values()].filter(
    (scene) => episodes.has(scene.episodeId) && scene.screenplayId !== null && !seen.has(scene._id),
  );
  const omitted = cut.map((scene) => update('scene', scene, { status: 'omitted' }));
  return { changes: [...list, ...omitted], sceneIds };
}

/** The columns of a scene that its script says; `old` decides where the script says nothing. */
function fromScript(accepting: Accepting, scene: ReviewedScene, old: Scene): Partial<Scene> {
  const setName = (scene.setName ?? old.setName).trim().slice(0, 120);
  const characters = scene.characters.flatMap(({ name }) => {
    const _id = accepting.characterIds.get(name.trim().slice(0, 60));
    return _id ? [{ _id }] : [];
  });
  return {
    name: scene.heading.trim().slice(0, 200),
    setName,
    location: old.location ?? accepting.locationIds.get(setName) ?? null,
    setting: scene.setting ?? old.setting,
    timeOfDay: scene.timeOfDay ?? old.timeOfDay,
    timeText: (scene.timeText ?? old.timeText).slice(0, 40),
    flags: scene.flags,
    synopsis: scene.synopsis.slice(0, 300),
    pages: scene.filePages ?? scene.pages,
    screenMinutes: screenMinutesFor(accepting.pace, scene, old),
    characters,
    screenplayId: accepting.screenplay._id,
    firstLine: hasNoText(scene) ? null : scene.headingLine,
    lastLine: hasNoText(scene) ? null : scene.lastLine,
    status: scene.omitted ? 'omitted' : old.status === 'omitted' ? 'draft' : old.status,
  };
}
