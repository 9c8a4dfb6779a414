import type { Id, Scene, SceneNumber } from '@ddak/domain';
import { useEffect, useRef } from 'react';
import { useHeldCommand, useProjectState, useUndo } from '../../sync/hooks.ts';

/** GR22: the scene that was just added, as long as nothing is said of it. */
export function useFreshScene() {
  const state = useProjectState();
  const { undoCommand } = useUndo();
  const { drop } = useHeldCommand();
  const fresh = useRef<(SceneNumber & { readonly sceneId: Id; readonly commandId: Id }) | null>(null);
  const blank = () => {
    const scene = state.scene.get(fresh.current?.sceneId ?? '');
    return scene && fresh.current && isBlank(scene, fresh.current) ? fresh.current : null;
  };
  return {
    added(sceneId: Id, commandId: Id, number: SceneNumber) {
      fresh.current = { sceneId, commandId, ...number };
    },
    /** It, where it waits still for a first word. */
    blankId: () => blank()?.sceneId ?? null,
    /** Takes it back, unless somebody is at it; something that is said of it makes it a scene like others. */
    leave(at: Id | null) {
      if (!fresh.current || fresh.current.sceneId === at) return;
      const left = blank();
      fresh.current = null;
      if (left && !drop(left.commandId)) undoCommand(left.commandId);
    },
  };
}

export type FreshScene = ReturnType<typeof useFreshScene>;

/** GR22: whoever goes to another scene, or away, leaves none behind of which nothing is said. */
export function useLeaveFresh(fresh: FreshScene, at: Id | null): void {
  const latest = useRef(fresh);
  latest.current = fresh;
  useEffect(() => latest.current.leave(at), [at]);
  useEffect(() => () => latest.current.leave(null), []);
}

const isBlank = (scene: Scene, { sceneNo, subSceneNo }: SceneNumber): boolean =>
  scene.sceneNo === sceneNo &&
  scene.subSceneNo === subSceneNo &&
  scene.pages + scene.characters.length + scene.flags.length === 0 &&
  [scene.setName, scene.synopsis, scene.note, scene.sequence].every((text) => text === '') &&
  [scene.location, scene.setting, scene.timeOfDay, scene.shootKind].every((value) => value === null) &&
  [scene.screenMinutes, scene.cutCount, scene.plannedMinutes].every((value) => value === null);
