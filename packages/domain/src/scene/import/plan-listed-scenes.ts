import { bringerOf } from '../../breakdown/elements/element.ts';
import { nameKey } from '../../breakdown/item-key.ts';
import { type Change, insert, update } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import { byOrder, keysAfter } from '../../kernel/order-key.ts';
import type { ProjectState } from '../../state.ts';
import { buildSceneListView } from '../build-scene-list-view.ts';
import { noPersons, thingInstead } from '../characters/no-person.ts';
import { newScene } from '../new-scene.ts';
import { plannedMinutes } from '../planned-minutes.ts';
import type { Scene } from '../scene.ts';
import { listedCast, listedPlaces } from './listed-cast.ts';
import { listedItems } from './listed-items.ts';
import type { ListedItem, ListedScene } from './listed-scene.ts';
import { scenePatch } from './scene-patch.ts';
import { itemsToTell, peopleToTell } from './shown-already.ts';

type Context = Pick<PlanContext, 'commandId' | 'projectId'>;

/** What a list comes to: episodes, people and places that are made, and for each scene in its order what of it changes. */
export interface ScenesPlan {
  readonly made: readonly Change[];
  readonly scenes: readonly { readonly scene: Scene | undefined; readonly changes: readonly Change[] }[];
}

/** SC11 to SC13: carries a list over into the scenes. What it leaves empty stays, and no scene goes. */
export function planListedScenes(
  state: ProjectState,
  listed: readonly ListedScene[],
  ctx: Context,
): ScenesPlan {
  const shown = new Map(buildSceneListView(state).rows.map(({ sceneId, cells }) => [sceneId, cells]));
  const episodes = listedEpisodes(state, listed, ctx);
  const byNumber = new Map(
    [...state.scene.values()].map((scene) => [numberOf(scene.episodeId, scene), scene]),
  );
  const pace = state.project.get(ctx.projectId);
  const told = listed.map((listedOne) => {
    const scene = byNumber.get(numberOf(episodes.idOf(listedOne), listedOne));
    const cells = scene && shown.get(scene._id);
    // SC12: minutes that follow from cuts or pages are shown too, and go on following.
    const isShown = scene && pace && listedOne.plannedMinutes === plannedMinutes(scene, pace);
    const one = isShown ? { ...listedOne, plannedMinutes: null } : listedOne;
    return {
      one: cells
        ? { ...one, characters: [...peopleToTell(one, cells)], items: itemsToTell(one, cells) }
        : one,
      scene,
      cells,
    };
  });
  const cast = listedCast(
    state,
    told.map(({ one }) => one),
    ctx,
  );
  const places = listedPlaces(state, listed, ctx);
  const items = groupBy(state.breakdownItem, 'sceneId');
  const bringer = (item: ListedItem): string => bringerOf(state, item);
  let count = 0;
  const scenes = told.map(({ one, scene, cells }, i) => {
    // People without a number of their own among the extras: those whom the project knows.
    const [people, things] = split(state, one, cast.ids);
    const patch = scenePatch(one, scene, cells);
    const location = places.ids.get(nameKey(one.realName));
    if (one.realName !== '' && location) patch.location = location;
    const characters = [...new Set([...(scene?.characters.map(({ _id }) => _id) ?? []), ...people])];
    const whole = { ...patch, characters: characters.map((_id) => ({ _id })) };
    const _id = scene?._id ?? deriveId(ctx.commandId, 'scene', i);
    const fixed = {
      _id,
      projectId: ctx.projectId,
      episodeId: episodes.idOf(one),
      sceneNo: one.sceneNo,
      subSceneNo: one.subSceneNo,
    };
    const changes = [
      scene ? update('scene', scene, whole) : insert('scene', { ...newScene(fixed), ...whole }),
      ...listedItems(things, items.get(_id) ?? [], _id, () => count++, bringer, ctx),
    ];
    return { scene, changes: changes.filter((change) => change !== null) };
  });
  return { made: [...episodes.changes, ...cast.changes, ...places.changes], scenes };
}

const numberOf = (episodeId: Id, { sceneNo, subSceneNo }: Pick<Scene, 'sceneNo' | 'subSceneNo'>): string =>
  `${episodeId}/${sceneNo}${subSceneNo}`;

/** Listed people by their ids, and things; an extra by the name of somebody known is that person, and a name that is no person the thing that it is (SC21). */
function split(
  state: ProjectState,
  { characters, items }: ListedScene,
  cast: ReadonlyMap<string, Id>,
): [people: Id[], things: ListedItem[]] {
  const isPerson = ({ type, name, quantity }: ListedItem): boolean =>
    type === 'bg' && quantity === null && cast.has(nameKey(name));
  const names = [...characters, ...items.filter(isPerson).map(({ name }) => name)];
  const instead = characters.flatMap((name): ListedItem[] => {
    const row = cast.has(nameKey(name)) ? undefined : noPersons(state).get(nameKey(name));
    const thing = row && thingInstead(state, row);
    return thing ? [{ ...thing, quantity: null }] : [];
  });
  return [
    names.flatMap((name) => cast.get(nameKey(name)) ?? []),
    [...items.filter((item) => !isPerson(item)), ...instead],
  ];
}

/** SC11: in a series a scene goes to the episode that the list names, and missing ones are made; else to the first. */
function listedEpisodes(state: ProjectState, listed: readonly ListedScene[], ctx: Context) {
  const present = [...state.episode.values()].sort(byOrder);
  const isSeries = state.project.get(ctx.projectId)?.projectType === 'series';
  const highest = isSeries ? listed.reduce((most, { episodeNo }) => Math.max(most, episodeNo ?? 1), 1) : 1;
  const keys = keysAfter(present, present.at(-1)?._id ?? null, Math.max(0, highest - present.length));
  const made = keys.map((orderKey, i) => ({
    _id: deriveId(ctx.commandId, 'episode', i),
    projectId: ctx.projectId,
    orderKey,
    title: '',
  }));
  const all = [...present, ...made];
  const idOf = ({ episodeNo }: ListedScene): Id => all[isSeries ? (episodeNo ?? 1) - 1 : 0]!._id;
  return { changes: made.map((episode) => insert('episode', episode)), idOf };
}
