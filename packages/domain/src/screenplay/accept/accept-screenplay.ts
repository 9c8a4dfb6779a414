import { z } from 'zod';
import { type Change, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import type { Refusal } from '../../kernel/result.ts';
import type { ProjectState } from '../../state.ts';
import { type PersonChoice, personChoiceSchema } from '../matching/renamed-people.ts';
import { MOST_CHOICES, resolveMatches, sceneChoiceSchema } from '../matching/resolve-matches.ts';
import { readDraft } from '../read-draft.ts';
import type { ReviewedScene } from '../review/review-scene.ts';
import { screenPace } from '../screen-pace.ts';
import { acceptCharacters } from './accept-characters.ts';
import { acceptItems } from './accept-items.ts';
import { acceptScenes } from './accept-scenes.ts';
import { draftsOfScenes } from './drafts-of-scenes.ts';
import { episodeOfVersion } from './episode-of-version.ts';
import { withoutTakenOut } from './people-taken-out.ts';
import { placesOfSets } from './places-of-sets.ts';

/**
 * Accepts a reviewed script: its scenes and characters come to exist, as one undoable command (SP3).
 * `scenes`: what a person has said of scenes whose number and text disagree (SP12); without it such a draft is refused.
 * `people`: who of those that are there bears a name that the draft brings (SP15). `isExcerpt`: what it does not have stays (SP17).
 * Ids of new rows are derived from the command's own, since their number is not known to its sender.
 */
export const acceptScreenplay = defineCommand({
  name: 'acceptScreenplay',
  args: z.object({
    screenplayId: idSchema,
    scenes: z.array(sceneChoiceSchema).max(MOST_CHOICES).optional(),
    people: z.array(personChoiceSchema).max(MOST_CHOICES).optional(),
    isExcerpt: z.boolean().optional(),
  }),
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
    const renamed = args.people ?? [];
    const refusal = renamingRefused(state, renamed, reviewed);
    if (refusal) return refuse(refusal.code, refusal.details);
    const draftOf = draftsOfScenes(state, ctx.loaded.sceneTexts ?? new Map());
    const played = withoutTakenOut({ state, reviewed, sceneIds: matches.sceneIds, draftOf });
    const characters = acceptCharacters(state, played, names, ctx, renamed);
    const { changes: sceneChanges, sceneIds } = acceptScenes({
      state,
      screenplay,
      compared,
      sceneIds: matches.sceneIds,
      ctx,
      pace: screenPace(state, ctx.projectId, organised),
      characterIds: characters.ids,
      isExcerpt: args.isExcerpt ?? false,
      draftOf,
      places: placesOfSets(state),
    });
    const list: (Change | null)[] = [
      ...episodeChanges,
      ...characters.changes,
      ...sceneChanges,
      ...acceptItems(state, organised.lines, reviewed, sceneIds, characters.ids, ctx),
      update('screenplay', screenplay, {
        state: 'accepted',
        ...episodeOfVersion(state, screenplay, compared),
      }),
    ];
    return changes(list);
  },
});

/** SP15: a name goes to one person, who is there and whom the draft does not name otherwise, and is nobody's yet. */
function renamingRefused(
  state: ProjectState,
  renamed: readonly PersonChoice[],
  reviewed: readonly ReviewedScene[],
): Refusal | null {
  const names = new Set(
    reviewed.flatMap(({ characters }) => characters.map(({ name }) => name.trim().slice(0, 60))),
  );
  const [ids, given] = [renamed.map((one) => one.characterId), renamed.map((one) => one.name)];
  if (ids.some((id) => !state.character.has(id))) return { code: 'not_found', details: { what: '등장인물' } };
  const taken = given.find((name) => [...state.character.values()].some((one) => one.name === name));
  if (taken !== undefined) return { code: 'character_taken', details: { label: `‘${taken}’` } };
  const isTwice = new Set(ids).size < ids.length || new Set(given).size < given.length;
  const isUnsaid = given.some((name) => !names.has(name));
  const isNamed = ids.some((id) => names.has(state.character.get(id)!.name));
  return isTwice || isUnsaid || isNamed ? { code: 'invalid', details: { where: 'people' } } : null;
}
