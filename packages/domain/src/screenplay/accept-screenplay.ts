import { z } from 'zod';
import { type Change, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { acceptCharacters } from './accept-characters.ts';
import { acceptEpisodes } from './accept-episodes.ts';
import { acceptItems } from './accept-items.ts';
import { acceptLocations } from './accept-locations.ts';
import { acceptScenes } from './accept-scenes.ts';
import { applyReview } from './apply-review.ts';
import { screenPace } from './screen-pace.ts';

/**
 * Accepts a reviewed script: its scenes, characters and places come to exist, as one undoable command (SP3).
 * Ids of new rows are derived from the command's own, since their number is not known to its sender.
 */
export const acceptScreenplay = defineCommand({
  name: 'acceptScreenplay',
  args: z.object({ screenplayId: idSchema }),
  needs: { section: 'screenplay', right: 'write' },
  loads: (args) => [{ kind: 'screenplayText', id: args.screenplayId }],
  plan(state, args, ctx) {
    const screenplay = state.screenplay.get(args.screenplayId);
    if (!screenplay) return refuse('not_found', { what: '시나리오' });
    if (screenplay.state !== 'review') return refuse('not_in_review');
    const organised = ctx.loaded.screenplayText;
    if (!organised) return refuse('not_found', { what: '시나리오 본문' });
    const edits = groupBy(state.reviewEdit, 'screenplayId').get(screenplay._id) ?? [];
    const reviewed = applyReview(organised, edits);
    if (reviewed.length === 0) return refuse('nothing_to_accept');
    const episodes = acceptEpisodes(state, screenplay, reviewed, ctx);
    const characters = acceptCharacters(state, reviewed, ctx);
    const locations = acceptLocations(state, reviewed, ctx);
    const { changes: sceneChanges, sceneIds } = acceptScenes({
      state,
      screenplay,
      reviewed,
      ctx,
      pace: screenPace(state, ctx.projectId, organised),
      episodeOf: episodes.episodeOf,
      characterIds: characters.ids,
      locationIds: locations.ids,
    });
    const list: (Change | null)[] = [
      ...episodes.changes,
      ...characters.changes,
      ...locations.changes,
      ...sceneChanges,
      ...acceptItems(state, organised.lines, reviewed, sceneIds, ctx),
      update('screenplay', screenplay, { state: 'accepted' }),
    ];
    return changes(list);
  },
});
