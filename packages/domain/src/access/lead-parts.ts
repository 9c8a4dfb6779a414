import type { BreakdownType } from '../breakdown/breakdown-item.ts';
import { type Change, sameValue } from '../change.ts';
import type { CrewTeam } from '../crew/crew.ts';
import { categoriesOf, categoryWords, teamWords } from '../crew/team-categories.ts';
import { groupBy } from '../kernel/group-by.ts';
import { byOrder } from '../kernel/order-key.ts';
import type { Refusal } from '../kernel/result.ts';
import type { ProjectMember } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import { tableDefinition } from '../tables.ts';
import { leadsIn } from './can.ts';
import type { Section } from './section.ts';

/** What a lead writes: the items of these categories, and the calls of these teams. */
export interface OwnParts {
  readonly teams: readonly CrewTeam[];
  readonly categories: ReadonlySet<BreakdownType>;
}

/** AC31: the teams are those in which they stand on the crew list with their account. */
export function ownPartsOf(state: ProjectState, userId: string): OwnParts {
  const ids = new Set((groupBy(state.crew, 'userId').get(userId) ?? []).map((crew) => crew.crewTeamId));
  const teams = [...state.crewTeam.values()].filter(({ _id }) => ids.has(_id)).sort(byOrder);
  return { teams, categories: new Set(teams.flatMap(categoriesOf)) };
}

/** AC30: why a lead may write nothing of a section, whatever is asked for; null: there is something that they may. */
export function refusalOfLead({ teams, categories }: OwnParts, section: Section): Refusal | null {
  if (teams.length === 0) return { code: 'lead_without_team' };
  if (section === 'breakdown' && categories.size === 0)
    return { code: 'team_without_category', details: { team: namesOf(teams) } };
  return null;
}

/** AC30: why these changes of one command are not a lead's to make; null: they are. */
export function refusalOfParts(
  state: ProjectState,
  parts: OwnParts,
  section: Section,
  changes: readonly Change[],
): Refusal | null {
  const refused = refusalOfLead(parts, section);
  if (refused) return refused;
  if (changes.every((change) => isOwn(state, parts, change) || isAnswered(parts, change, changes)))
    return null;
  const team = namesOf(parts.teams);
  if (section === 'breakdown')
    return { code: 'category_of_others', details: { team, own: categoryWords(parts.categories) } };
  return { code: 'part_of_others', details: { team } };
}

/** AC30: whether somebody who leads may make this one change by hand; so undo is held to it too. */
export function mayChangeAsLead(
  state: ProjectState,
  member: ProjectMember | undefined,
  change: Change,
): boolean {
  // SC21: what a name is instead follows its thing.
  const section = change.table === 'noPerson' ? 'breakdown' : tableDefinition(change.table).section;
  return (
    member !== undefined && leadsIn(member, section) && isOwn(state, ownPartsOf(state, member.userId), change)
  );
}

const namesOf = (teams: readonly CrewTeam[]): string => teams.map(({ name }) => teamWords(name)).join('·');

function isOwn(state: ProjectState, { teams, categories }: OwnParts, change: Change): boolean {
  switch (change.table) {
    case 'breakdownItem':
    case 'elementPlan':
    // What a thing costs goes where the thing goes (EL10); by itself no lead reaches it.
    case 'itemCost':
      return typesOf(state, change).every((type) => categories.has(type));
    case 'callsheet':
      return change.op === 'update' && hasOwnCalls(new Set(teams.map(({ _id }) => _id)), change);
    case 'crewTeam':
      return (
        change.op === 'update' &&
        teams.some(({ _id }) => _id === change._id) &&
        Object.keys(change.after).every((column) => column === 'calltimeOffset')
      );
    // What hangs on a row follows it to the row that it becomes (EL4), and what a name is instead follows its thing.
    case 'comment':
    case 'attachment':
      return change.op === 'update' && Object.keys(change.after).every((column) => column === 'targetId');
    case 'noPerson':
      return (
        change.op === 'update' &&
        Object.keys(change.after).every((column) => column === 'thing') &&
        [change.before.thing, change.after.thing].every((thing) => !thing || categories.has(thing.type))
      );
    default:
      return false;
  }
}

/** The categories of a row before and after a change. */
function typesOf(
  state: ProjectState,
  change: Change & { table: 'breakdownItem' | 'elementPlan' | 'itemCost' },
): readonly BreakdownType[] {
  if (change.op !== 'update') return [change.row.type];
  const { type } = state[change.table].get(change._id) ?? {};
  return [type, change.before.type, change.after.type].flatMap((one) => one ?? []);
}

/** Whether nothing but entries of own teams differs, and all others stand in the order in which they stood. */
function hasOwnCalls(
  teams: ReadonlySet<string>,
  { before, after }: Extract<Change, { table: 'callsheet'; op: 'update' }>,
): boolean {
  if (Object.keys(after).some((column) => column !== 'teamCalls' && column !== 'checklist')) return false;
  const ofOthers = (entries: readonly { readonly crewTeamId?: string | undefined }[] = []) =>
    entries.filter(({ crewTeamId }) => crewTeamId === undefined || !teams.has(crewTeamId));
  return (
    sameValue(ofOthers(before.teamCalls), ofOthers(after.teamCalls)) &&
    sameValue(ofOthers(before.checklist), ofOthers(after.checklist))
  );
}

/** BD8, BD11: a suggestion of whatever category that an own item of the same step answers in its scene. */
const isAnswered = ({ categories }: OwnParts, change: Change, all: readonly Change[]): boolean =>
  change.table === 'breakdownItem' &&
  change.op === 'delete' &&
  change.row.status === 'suggested' &&
  all.some(
    (one) =>
      one.table === 'breakdownItem' &&
      one.op === 'insert' &&
      one.row.sceneId === change.row.sceneId &&
      categories.has(one.row.type),
  );
