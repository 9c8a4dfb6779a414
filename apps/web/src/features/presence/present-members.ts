import type { Id, ProjectState } from '@ddak/domain';

export interface PresentMember {
  readonly userId: Id;
  readonly name: string;
  /** Of the ten colours, the same for everybody who looks. */
  readonly colour: number;
}

const COLOURS = 10;

/** Those who are present as the crew knows them; who is not in it (any more) is left out. */
export function presentMembers(crew: ProjectState['projectMember'], userIds: readonly Id[]): PresentMember[] {
  const members = new Map([...crew.values()].map((member) => [member.userId, member]));
  return userIds.flatMap((userId) => {
    const member = members.get(userId);
    return member ? { userId, name: member.name, colour: colourOf(userId) } : [];
  });
}

const colourOf = (id: Id): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % COLOURS;

export const presenceText = (members: readonly PresentMember[]): string =>
  `지금 함께 보는 사람 ${members.length}명`;
