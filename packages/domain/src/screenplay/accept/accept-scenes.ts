import { type Change, insert, update } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import { isCalled } from '../../scene/characters/also-called.ts';
import { newScene } from '../../scene/new-scene.ts';
import type { Scene } from '../../scene/scene.ts';
import { bySceneNo } from '../../scene/scene-label.ts';
import { sceneNumberer } from '../../scene/scene-numbers.ts';
import { readSetName } from '../../scene/sets/read-set-name.ts';
import type { ProjectState } from '../../state.ts';
import type { ComparedDraft } from '../matching/compare-draft.ts';
import { isSamePlace } from '../matching/same-place.ts';
import { hasNoText, type ReviewedScene } from '../review/review-scene.ts';
import { type ScreenPace, screenMinutesFor } from '../screen-pace.ts';
import type { Screenplay } from '../screenplay.ts';
import { keepHandCast, keepHandWork, peopleOf, scriptFacts } from './keep-hand-work.ts';

interface Accepting {
  readonly state: ProjectState;
  readonly screenplay: Screenplay;
  readonly compared: readonly ComparedDraft[];
  /** Which scene each of them is; null: a new one. */
  readonly sceneIds: readonly (Id | null)[];
  readonly ctx: PlanContext;
  readonly pace: ScreenPace;
  readonly characterIds: ReadonlyMap<string, Id>;
  /** What the version that a scene came from says of it. */
  readonly draftOf: (scene: Scene) => ReviewedScene | undefined;
  /** SP17: it has some scenes of its episode only. */
  readonly isExcerpt: boolean;
  /** Where sets are shot already (SP6). */
  readonly places: ReadonlyMap<string, Id | null>;
}

/**
 * SP7: a scene that is there already takes on the new text and its number and keeps everything else (board places,
 * items, notes, what was written by hand); another becomes a new scene. SP8: a scene of the touched episodes that the new version does not have
 * becomes `omitted`, never deleted, unless the version is an excerpt (SP17). SP12: whoever stands where a number is needed gets the next free letter.
 */
export function acceptScenes(accepting: Accepting): {
  changes: (Change | null)[];
  /** The scene of each reviewed scene, in their order. */
  sceneIds: Id[];
} {
  const { state, compared, ctx } = accepting;
  const kept = new Set(accepting.sceneIds);
  const sceneIds: Id[] = [];
  const list = compared.map(({ scene, episodeId, number }, i) => {
    const old = state.scene.get(accepting.sceneIds[i] ?? '');
    if (old) {
      sceneIds.push(old._id);
      return update('scene', old, { ...number, ...fromScript(accepting, scene, old) });
    }
    const _id = deriveId(ctx.commandId, 'scene', i);
    sceneIds.push(_id);
    const fresh = newScene({ _id, projectId: ctx.projectId, episodeId, ...number });
    return insert('scene', { ...fresh, ...fromScript(accepting, scene, fresh) });
  });
  return { changes: [...list, ...leftScenes(accepting, kept)], sceneIds };
}

/** The scenes of the touched episodes that the draft does not have. */
function leftScenes(
  { state, compared, isExcerpt }: Accepting,
  kept: ReadonlySet<Id | null>,
): (Change | null)[] {
  return [...new Set(compared.map(({ episodeId }) => episodeId))].flatMap((episodeId) => {
    const left = (groupBy(state.scene, 'episodeId').get(episodeId) ?? []).filter(({ _id }) => !kept.has(_id));
    const given = compared.filter((draft) => draft.episodeId === episodeId).map(({ number }) => number);
    const isGiven = (scene: Scene) =>
      given.some(({ sceneNo, subSceneNo }) => sceneNo === scene.sceneNo && subSceneNo === scene.subSceneNo);
    const free = sceneNumberer([...given, ...left.filter((scene) => !isGiven(scene))]);
    return [...left].sort(bySceneNo).map((scene) =>
      update('scene', scene, {
        ...(isGiven(scene) ? free(scene) : {}),
        // What was made by hand is no script's to cut; SP17: an excerpt cuts only whom it takes the number from.
        ...(scene.screenplayId === null || (isExcerpt && !isGiven(scene))
          ? {}
          : { status: 'omitted' as const }),
      }),
    );
  });
}

/** The columns of a scene that its script says; `old` decides where the script says nothing. */
function fromScript(accepting: Accepting, scene: ReviewedScene, old: Scene): Partial<Scene> {
  const { draftOf, state, characterIds, pace } = accepting;
  const before = draftOf(old);
  const kept = keepHandWork(old, before && scriptFacts(before), scriptFacts(scene));
  const idOf = (name: string) => characterIds.get(name);
  // Who is in the scene is meant by the text that it came from, before whoever has got the name since.
  const meantBy = (name: string) =>
    old.characters.find(({ _id }) => isCalled(state.character.get(_id), name));
  const said = before && peopleOf(before, (name) => meantBy(name)?._id ?? idOf(name));
  const played = keepHandCast(old, said, peopleOf(scene, idOf));
  return {
    ...kept,
    name: scene.heading.trim().slice(0, 200),
    location: placeOf(accepting, old, kept.setName),
    screenMinutes: screenMinutesFor(pace, { ...scene, pages: kept.pages }, old),
    characters: played.map((_id) => ({ _id })),
    screenplayId: accepting.screenplay._id,
    firstLine: hasNoText(scene) ? null : scene.headingLine,
    lastLine: hasNoText(scene) ? null : scene.lastLine,
    status: scene.omitted ? 'omitted' : old.status === 'omitted' ? 'draft' : old.status,
  };
}

/** SP16: a scene that its script moves to another set is no longer shot where the one before is. */
function placeOf({ places }: Accepting, old: Scene, setName: string): Id | null {
  const usual = places.get(setName) ?? null;
  const isMoved =
    !isSamePlace(old.setName, setName) && readSetName(old.setName).spelling !== readSetName(setName).spelling;
  return isMoved ? usual : (old.location ?? usual);
}
