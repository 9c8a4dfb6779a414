import { z } from 'zod';
import { type Change, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { MOST_CHOICES, resolveMatches, sceneChoiceSchema } from '../matching/resolve-matches.ts';
import { readDraft } from '../read-draft.ts';
import { screenPace } from '../screen-pace.ts';
import { acceptCharacters } from './accept-characters.ts';
import { acceptItems } from './accept-items.ts';
import { acceptScenes } from './accept-scenes.ts';
import { draftsOfScenes } from './drafts-of-scenes.ts';
import { placesOfSets } from './places-of-sets.ts';

/**
 * Accepts a reviewed script: its scenes and characters come to exist, as one undoable command (SP3).
 * `scenes`: what a person has said of scenes whose number and text disagree (SP12); without it such a draft is refused.
 * Ids of new rows are derived from the command's own, since their number is not known to its sender.
 */
export const acceptScreenplay = defineCommand({
  name: 'acceptScreenplay',
  args: z.object({ screenplayId: idSchema, scenes: z.array(sceneChoiceSchema).max(MOST_CHOICES).optional() }),
  needs: { section: 'screenplay', right: 'write' },
  loads: (args) => [{ kind: 'screenplayText', id: args.screenplayId }, { kind: 'sceneTexts' }],
  plan(state, args, ctx) {
    const screenplay = state.screenplay.get(args.screenplayId);
    if (!screenplay) return refuse('not_found', { what: '시나리오' });
    if (screenplay.state !== 'review') return refuse('not_in_review');
    const organised = ctx.loaded.screenplayText;
    if (!organised) return refuse('not_found', { what: '시나리오 본문' });
    const { reviewed, names, compared, episodeChanges } = readDraft(state, screenplay, organised, ctx);
    if (reviewed.length === 0) return refuse('nothing_to_accept');
    const matches = resolveMatches(state, compared, args.scenes ?? []);
    if ('refusal' in matches) return refuse(matches.refusal.code, matches.refusal.details);
    const characters = acceptCharacters(state, reviewed, names, ctx);
    const { changes: sceneChanges, sceneIds } = acceptScenes({
      state,
      screenplay,
      compared,
      sceneIds: matches.sceneIds,
      ctx,
      pace: screenPace(state, ctx.projectId, organised),
      characterIds: characters.ids,
      draftOf: draftsOfScenes(state, ctx.loaded.sceneTexts ?? new Map()),
      places: placesOfSets(state),
    });
    const list: (Change | null)[] = [
      ...episodeChanges,
      ...characters.changes,
      ...sceneChanges,
      ...acceptItems(state, organised.lines, reviewed, sceneIds, characters.ids, ctx),
      update('screenplay', screenplay, { state: 'accepted' }),
    ];
    return changes(list);
  },
});
