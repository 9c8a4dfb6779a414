import type { Id, Scene } from '@ddak/domain';
import { useMemo } from 'react';
import toast from 'react-hot-toast';
import { newId, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { readCell } from './cell-input.ts';
import { readCast } from './read-cast.ts';
import type { ScenePatch } from './scene-patch.ts';
import type { EditableColumn } from './table/scene-columns.ts';

/** Everything that a cell or a form can do to a scene. */
export function useSceneEdits() {
  const run = useRunCommand();
  const state = useProjectState();
  return useMemo(() => {
    const edit = (scene: Scene, patch: ScenePatch) => run('editScenes', { sceneIds: [scene._id], patch });
    return {
      edit,
      /** Keeps what was typed; what cannot be read is said and left as it was. */
      type(scene: Scene, column: EditableColumn, text: string) {
        if (column === 'location') return this.place(scene, text);
        if (column === 'cast') return this.recast(scene, text);
        const read = readCell(state, scene, column, text);
        if ('problem' in read) toast.error(read.problem);
        else if (Object.entries(read.patch).some(([key, value]) => scene[key as keyof Scene] !== value))
          edit(scene, read.patch);
      },
      /** Sets the real place by its name; a name that is not known yet makes the place. Empty: none. */
      place(scene: Scene, name: string) {
        const realName = name.trim();
        const known = [...state.location.values()].find((location) => location.realName === realName);
        if (realName === '') {
          if (scene.location) edit(scene, { location: null });
        } else if (known) {
          if (known._id !== scene.location) edit(scene, { location: known._id });
        } else {
          run('placeScenes', { sceneIds: [scene._id], locationId: newId(), realName });
        }
      },
      /** Puts a person into the scene by name; a name that is not known yet makes the character. */
      cast(scene: Scene, name: string) {
        const wanted = name.trim();
        if (wanted === '') return;
        const known = [...state.character.values()].find((character) => character.name === wanted);
        let characterId: Id;
        if (known) characterId = known._id;
        else {
          characterId = newId();
          run('addCharacter', { characterId, name: wanted, kind: 'minor' });
        }
        run('castScenes', { sceneIds: [scene._id], add: [characterId], remove: [] });
      },
      /** Makes the people of a scene those that were typed. */
      recast(scene: Scene, text: string) {
        const read = readCast(state, scene, text);
        if ('problem' in read) toast.error(read.problem);
        else if (read.add.length + read.remove.length > 0)
          run('castScenes', { sceneIds: [scene._id], ...read });
      },
      uncast(scene: Scene, characterId: Id) {
        run('castScenes', { sceneIds: [scene._id], add: [], remove: [characterId] });
      },
    };
  }, [run, state]);
}

export type SceneEdits = ReturnType<typeof useSceneEdits>;
