import type { Change } from '../../change.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { ListedPerson } from './listed-person.ts';
import { planPeople } from './plan-people.ts';

/** What a list would do to one person: `fields` are what of them changes, in Korean. */
export interface ListedPersonLine {
  readonly what: 'new' | 'changed' | 'same';
  readonly fields: readonly string[];
}

const WORDS: Readonly<Record<string, string>> = {
  crewTeamId: '팀',
  roleTitle: '직책',
  phone: '전화번호',
  email: '이메일',
};

/** CR10: line by line what `importCrew` would do, before it does: found by the same plan. */
export function compareCrewList(
  state: ProjectState,
  listed: readonly ListedPerson[],
  ids: { readonly projectId: Id; readonly commandId: Id },
): ListedPersonLine[] {
  return planPeople(state, listed, { ...ids, now: 0 }).people.map(({ crew, changes }) => {
    const what = crew === undefined ? 'new' : changes.length > 0 ? 'changed' : 'same';
    return { what, fields: crew === undefined ? [] : changes.flatMap(fieldsOf) };
  });
}

function fieldsOf(change: Change): string[] {
  const told: object = change.op === 'update' ? change.after : change.row;
  return Object.entries(told).flatMap(([column, value]) => (value === '' ? [] : (WORDS[column] ?? [])));
}
