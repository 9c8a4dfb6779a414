import type { Id, ProjectState } from '@ddak/domain';
import { personColour } from '../../platform/person-colour.ts';
import type { Present } from './keep-presence.ts';

export interface PresentMember {
  readonly userId: Id;
  readonly name: string;
  /** The same for everybody who looks. */
  readonly colour: number;
}

/** Who else looks at a project: those who are named, and how many more (PR4). */
export interface Company {
  readonly members: readonly PresentMember[];
  readonly more: number;
}

/** Those beside me who are present, as the crew knows them; who is not in it (any more) is left out. */
export function companyOf(crew: ProjectState['projectMember'], { userIds, count }: Present, me: Id): Company {
  const known = new Map([...crew.values()].map((member) => [member.userId, member]));
  const members = userIds.flatMap((userId) => {
    const member = known.get(userId);
    return member && userId !== me ? { userId, name: member.name, colour: personColour(userId) } : [];
  });
  const named = userIds.length + (userIds.includes(me) ? 0 : 1);
  return { members, more: Math.max(0, count - named) };
}

export const presenceText = ({ members, more }: Company): string =>
  `지금 함께 보는 사람 ${members.length + more}명`;

/** `한지원, 이도윤 외 3명` */
export const presenceNames = ({ members, more }: Company): string =>
  members.map(({ name }) => name).join(', ') + (more > 0 ? ` 외 ${more}명` : '');
