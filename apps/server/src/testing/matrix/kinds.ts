/** Everybody who may stand before the door, by what they are to the project whose objects are asked for. */
export const KINDS = [
  /** Not signed in. */
  'anonymous',
  /** The owner of another project. */
  'stranger',
  /** Has asked to take part; nobody has answered. */
  'asker',
  /** Took part once. */
  'removed',
  /** Took part, and has deleted the account since; the browser still has its cookies. */
  'deleted',
  'guest',
  'member',
  /** Leads the team whose objects are asked for. */
  'lead',
  /** Leads another team. */
  'otherLead',
  'editor',
  'manager',
  'owner',
] as const;
export type Kind = (typeof KINDS)[number];

/** An answer, and those who get it. */
export type Expected = Readonly<Record<string, readonly Kind[] | 'all the others'>>;

/** What a person of that kind is to get; fails where a row says nothing of them, or two things. */
export function expectedOf(row: Expected, kind: Kind): string {
  const named = Object.keys(row).filter((answer) => row[answer]!.includes(kind));
  const rest = Object.keys(row).filter((answer) => row[answer] === 'all the others');
  const found = named.length > 0 ? named : rest;
  if (found.length !== 1) throw new Error(`${kind} is expected to get ${found.join(' and ') || 'nothing'}`);
  return found[0]!;
}
