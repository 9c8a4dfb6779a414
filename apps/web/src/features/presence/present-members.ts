import type { Id, ProjectState } from '@ddak/domain';

export interface PresentMember {
  readonly userId: Id;
  readonly name: string;
  /** The same for everybody who looks. */
  readonly colour: number;
}

/** Of the ten the grey stays for those who are not named. */
const COLOURS = 9;

/** Those who are present as the crew knows them; who is not in it (any more) is left out. */
export function presentMembers(crew: ProjectState['projectMember'], userIds: readonly Id[]): PresentMember[] {
  const members = new Map([...crew.values()].map((member) => [member.userId, member]));
  return userIds.flatMap((userId) => {
    const member = members.get(userId);
    return member ? { userId, name: member.name, colour: colourOf(userId) } : [];
  });
}

const colourOf = (id: Id): number =>
  1 + ([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % COLOURS);

export const presenceText = (members: readonly PresentMember[]): string =>
  `지금 함께 보는 사람 ${members.length}명`;
