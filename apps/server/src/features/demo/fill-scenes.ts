import type { Id, OrganisedScreenplay, ProjectState, Scene } from '@ddak/domain';
import { DEMO_ACTORS } from './demo-cast.ts';
import { DEMO_ITEMS, type DemoItem } from './demo-items.ts';
import { DEMO_PLACES, type DemoPlace } from './demo-places.ts';
import type { DemoRun } from './demo-run.ts';

/** Says who plays whom, where the sets are shot, how many cuts there are, and what each scene needs. */
export async function fillScenes(demo: DemoRun, text: OrganisedScreenplay): Promise<void> {
  const state = await demo.state();
  await fillActors(demo, state);
  for (const place of DEMO_PLACES) await fillPlace(demo, state, place);
  for (const scene of state.scene.values()) {
    if (scene.status === 'omitted') continue;
    // A first shot list: an establishing pair, then three cuts for each eighth of a page.
    const cutCount = 2 + scene.pages * 3;
    await demo.run('editScenes', { sceneIds: [scene._id], patch: { cutCount, status: 'ready' } });
    await fillItems(demo, scene, text);
  }
}

async function fillActors(demo: DemoRun, state: ProjectState): Promise<void> {
  for (const character of state.character.values()) {
    const actorName = DEMO_ACTORS[character.name];
    if (actorName) await demo.run('editCharacter', { characterId: character._id, patch: { actorName } });
  }
}

async function fillPlace(demo: DemoRun, state: ProjectState, place: DemoPlace): Promise<void> {
  const scenes = [...state.scene.values()].filter((scene) => place.sets.includes(scene.setName));
  if (scenes.length === 0) return;
  const { realName, address, latitude, longitude, parking, power, permit, permitNote, nearestHospital } =
    place;
  const [locationId, sceneIds] = [demo.newId(), scenes.map((scene) => scene._id)];
  await demo.run('placeScenes', { sceneIds, locationId, realName });
  const patch = { address, latitude, longitude, parking, power, permit, permitNote, nearestHospital };
  await demo.run('editLocation', { locationId, patch });
  const [name, phone] = place.contact;
  await demo.run('setLocationContact', { contactId: demo.newId(), locationId, name, phone });
  await demo.run('editScenes', { sceneIds, patch: { shootKind: place.shootKind } });
}

async function fillItems(demo: DemoRun, scene: Scene, text: OrganisedScreenplay): Promise<void> {
  const { firstLine, lastLine } = scene;
  if (firstLine === null || lastLine === null) return;
  const lines = text.lines.filter(
    (line) => line.n > firstLine && line.n <= lastLine && line.type === 'action',
  );
  const found = new Map<string, { item: DemoItem; line: number }>();
  for (const line of lines)
    for (const item of DEMO_ITEMS)
      if (line.text.includes(item.words) && !found.has(item.name))
        found.set(item.name, { item, line: line.n });
  if (found.size === 0) return;
  const items = [...found.values()].map(({ item, line }) => breakdownOf(demo.newId(), item, line));
  await demo.run('addBreakdownItems', { sceneId: scene._id, items });
}

const breakdownOf = (_id: Id, item: DemoItem, line: number) => ({
  _id,
  type: item.type,
  name: item.name,
  subtype: item.subtype ?? '',
  quantity: item.quantity ?? null,
  note: '',
  source: 'manual' as const,
  evidence: { line, words: item.words },
});
