import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { MOST_SCENES } from '../most-scenes.ts';

/**
 * Puts people into scenes and takes them out. SC8: each person is named, not the whole list, so that two people who
 * work on one scene keep each other's work.
 */
export const castScenes = defineCommand({
  name: 'castScenes',
  args: z.object({
    sceneIds: z.array(idSchema).min(1).max(MOST_SCENES),
    add: z.array(idSchema).max(200).default([]),
    remove: z.array(idSchema).max(200).default([]),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const scenes = args.sceneIds.flatMap((id) => state.scene.get(id) ?? []);
    if (scenes.length === 0) return refuse('not_found', { what: '씬' });
    const known = args.add.filter((id) => state.character.has(id));
    if (known.length < args.add.length && known.length + args.remove.length === 0)
      return refuse('not_found', { what: '등장인물' });
    const gone = new Set(args.remove);
    return changes(
      scenes.map((scene) => {
        const kept = scene.characters.filter(({ _id }) => !gone.has(_id));
        const fresh = known.filter((id) => !gone.has(id) && !kept.some(({ _id }) => _id === id));
        return update('scene', scene, { characters: [...kept, ...fresh.map((_id) => ({ _id }))] });
      }),
      { adjusted: scenes.length < args.sceneIds.length || known.length < args.add.length },
    );
  },
});
