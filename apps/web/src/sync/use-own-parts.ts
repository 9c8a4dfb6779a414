import {
  BREAKDOWN_TYPES,
  type BreakdownType,
  type CrewTeam,
  leadsIn,
  memberOf,
  ownPartsOf,
} from '@ddak/domain';
import { useMemo } from 'react';
import { useCan, useMe, useProjectNow, useProjectSelector } from './hooks.ts';

const ALL: ReadonlySet<BreakdownType> = new Set(BREAKDOWN_TYPES);
const NONE: ReadonlySet<BreakdownType> = new Set();

/** AC30: of which teams I lead, where I write no more of a section than what is theirs; null: I am no such lead. */
function useLedParts(section: 'breakdown' | 'callsheet' | 'crew') {
  const me = useMe();
  const now = useProjectNow();
  const member = useProjectSelector((state) => memberOf(state, me._id));
  const crew = useProjectSelector((state) => state.crew);
  const teams = useProjectSelector((state) => state.crewTeam);
  // An archived project is written by nobody.
  const isOpen = useProjectSelector((state) =>
    [...state.project.values()].every(({ archivedAt }) => archivedAt === null),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for comes of these tables alone
  return useMemo(
    () => (isOpen && leadsIn(member, section) ? ownPartsOf(now(), me._id) : null),
    [isOpen, member, crew, teams, section, me._id, now],
  );
}

/** The categories of the breakdown that I may write: all, those of my teams (AC30), or none. */
export function useWrittenCategories(): ReadonlySet<BreakdownType> {
  const all = useCan('breakdown', 'write');
  const led = useLedParts('breakdown');
  if (all) return ALL;
  return led?.categories ?? NONE;
}

/** AC30: the teams that I lead, where I write no more of a section than what is theirs; null: I am no such lead. */
export const useLedTeams = (section: 'callsheet' | 'crew'): readonly CrewTeam[] | null =>
  useLedParts(section)?.teams ?? null;
