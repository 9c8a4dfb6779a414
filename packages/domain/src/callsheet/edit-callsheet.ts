import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { withKnownFiles } from '../file/with-known-files.ts';
import { idSchema } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { callsheetSchema } from './callsheet.ts';

const { contacts, checklist, files, locations, teamCalls, castCalls, extrasCalls, vehicleCalls } =
  callsheetSchema.shape;
const calls = { teamCalls, castCalls, extrasCalls, vehicleCalls };
const widgetsSchema = z.object({ contacts, checklist, files, locations, ...calls }).partial();
type Widgets = z.infer<typeof widgetsSchema>;
interface Entry {
  readonly _id: string;
}
const WIDGETS = [
  ...(['contacts', 'checklist', 'files', 'locations'] as const),
  ...(['teamCalls', 'castCalls', 'extrasCalls', 'vehicleCalls'] as const),
] as const;

/**
 * Edits a call sheet: plain fields by `patch`, entries of widgets by `put` (new, or replaced by `_id`) and `remove`
 * (their ids), their order by `move`: an entry goes right after another (null: first). CS3: entries, not whole lists, so
 * that two people who fill in one sheet keep each other's work.
 */
export const editCallsheet = defineCommand({
  name: 'editCallsheet',
  args: z.object({
    callsheetId: idSchema,
    patch: callsheetSchema
      .pick({
        name: true,
        primaryCallLocation: true,
        weather: true,
        precipitation: true,
        notices: true,
        meals: true,
        vehicles: true,
        mealCount: true,
      })
      .partial()
      .default({}),
    put: widgetsSchema.default({}),
    remove: z.array(idSchema).max(300).default([]),
    move: z.object({ _id: idSchema, afterId: idSchema.nullable() }).optional(),
  }),
  needs: { section: 'callsheet', right: 'write', byLeads: true },
  loads: ({ put }) => [{ kind: 'files', ids: put.files?.flatMap(({ fileId }) => fileId ?? []) ?? [] }],
  plan(state, args, ctx) {
    const sheet = state.callsheet.get(args.callsheetId);
    if (!sheet) return refuse('not_found', { what: '일촬표' });
    const missing = missingEnd(state, args.put);
    if (missing) return refuse('not_found', { what: missing });
    const known = withKnownFiles(ctx, args.put.files ?? []);
    if (!known) return refuse('not_found', { what: '파일' });
    const put: Widgets = { ...args.put, files: [...known] };
    const gone = new Set(args.remove);
    const merged = WIDGETS.map((widget) => [
      widget,
      moved(merge(sheet[widget], put[widget] ?? [], gone), args.move),
    ]);
    const widgets = widgetsSchema.safeParse(Object.fromEntries(merged));
    if (!widgets.success) return refuse('too_many');
    return changes([update('callsheet', sheet, { ...args.patch, ...widgets.data })]);
  },
});

/** What a new entry names that is no longer there, in Korean; null when all ends exist. */
function missingEnd(state: ProjectState, put: Widgets): string | null {
  if (put.contacts?.some(({ crewId }) => !state.crew.has(crewId))) return '스태프';
  if (put.locations?.some(({ locationId }) => !state.location.has(locationId))) return '촬영지';
  const ofTeams = [...(put.teamCalls ?? []), ...(put.checklist ?? [])];
  if (ofTeams.some(({ crewTeamId }) => crewTeamId !== undefined && !state.crewTeam.has(crewTeamId)))
    return '팀';
  if (put.castCalls?.some(({ characterId }) => !state.character.has(characterId))) return '등장인물';
  return null;
}

/** The list with entries replaced in place, new ones behind, and those in `gone` left out. */
function merge(old: readonly Entry[], put: readonly Entry[], gone: ReadonlySet<string>): Entry[] {
  const byId = new Map(put.map((entry) => [entry._id, entry]));
  const known = new Set(old.map((entry) => entry._id));
  const all = [...old.map((entry) => byId.get(entry._id) ?? entry), ...put.filter((e) => !known.has(e._id))];
  return all.filter((entry) => !gone.has(entry._id));
}

/** The list with that entry right behind the other; where the other has gone, at the end. */
function moved(
  list: Entry[],
  move: { readonly _id: string; readonly afterId: string | null } | undefined,
): Entry[] {
  const entry = list.find(({ _id }) => _id === move?._id);
  if (!move || !entry) return list;
  const rest = list.filter((one) => one !== entry);
  const at = move.afterId === null ? 0 : rest.findIndex(({ _id }) => _id === move.afterId) + 1 || rest.length;
  return rest.toSpliced(at, 0, entry);
}
