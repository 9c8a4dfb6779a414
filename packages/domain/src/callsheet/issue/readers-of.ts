import { can } from '../../access/can.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { CallsheetVersion } from './callsheet-version.ts';
import { receiptOf } from './receipt-of.ts';

/** How somebody who takes part stands to a version: `missing` has not opened it. */
export interface SheetReader {
  readonly userId: Id;
  readonly name: string;
  readonly team: string;
  readonly standing: 'confirmed' | 'opened' | 'missing';
  /** When they said or opened it last, in milliseconds since 1970. */
  readonly at: number | null;
}

const ORDER = ['missing', 'opened', 'confirmed'] as const;

/** CS32: everybody who takes part and may read call sheets, but for who issued it; those who are missing come first. */
export function readersOf(state: ProjectState, version: CallsheetVersion): readonly SheetReader[] {
  const crew = [...state.crew.values()];
  return [...state.projectMember.values()]
    .filter((member) => member.userId !== version.publishedBy && can(member, 'read', 'callsheet'))
    .map(({ userId, name }): SheetReader => {
      const receipt = receiptOf(state, version._id, userId);
      const teamId = crew.find((person) => person.userId === userId)?.crewTeamId;
      const team = (teamId && state.crewTeam.get(teamId)?.name) || '';
      if (!receipt) return { userId, name, team, standing: 'missing', at: null };
      const { confirmedAt, openedAt } = receipt;
      if (confirmedAt === null) return { userId, name, team, standing: 'opened', at: openedAt };
      return { userId, name, team, standing: 'confirmed', at: confirmedAt };
    })
    .sort(
      (a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) || a.name.localeCompare(b.name, 'ko'),
    );
}
