import { type Change, insert } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import { newLocation } from '../../scene/new-location.ts';
import type { ProjectState } from '../../state.ts';
import type { ReviewedScene } from '../review/review-scene.ts';

/** What a heading can say instead of a place: a montage is shot in many places or none. */
const NOT_PLACES: ReadonlySet<string> = new Set(['몽타주', '회상', '인서트', '플래시백', '꿈', '상상']);

/** SP6: each set of the script gets a place under its own name, until people know where it is really shot. */
export function acceptLocations(
  state: ProjectState,
  reviewed: readonly ReviewedScene[],
  ctx: PlanContext,
): { changes: Change[]; ids: ReadonlyMap<string, Id> } {
  const ids = new Map<string, Id>();
  for (const location of state.location.values()) ids.set(location.realName, location._id);
  // A set that is shot somewhere already keeps its place, whatever that place is called.
  for (const scene of state.scene.values()) if (scene.location) ids.set(scene.setName, scene.location);
  const changes: Change[] = [];
  for (const { setName, omitted } of reviewed) {
    const name = setName?.trim().slice(0, 120) ?? '';
    if (name === '' || omitted || NOT_PLACES.has(name) || ids.has(name)) continue;
    const _id = deriveId(ctx.commandId, 'location', changes.length);
    ids.set(name, _id);
    changes.push(insert('location', newLocation(_id, ctx.projectId, name)));
  }
  return { changes, ids };
}
