import { commentParts, type Id } from '@ddak/domain';

/** Somebody named in a text that is being written, where they stand as `@이름`. */
export interface Named {
  readonly userId: Id;
  readonly name: string;
}

/** What is being written: the words as they are seen, and who is meant by the names in them. */
export interface CommentDraft {
  readonly text: string;
  readonly named: readonly Named[];
}

export const EMPTY_DRAFT: CommentDraft = { text: '', named: [] };

/** The search behind the last `@` before the caret, and where that stands; null where nobody is being named. */
export function mentionAt(
  text: string,
  caret: number,
): { readonly from: number; readonly search: string } | null {
  const found = /(?:^|[\s(])@([^\s@]{0,20})$/.exec(text.slice(0, caret));
  return found ? { from: caret - found[1]!.length - 1, search: found[1]! } : null;
}

/** The draft with the person in place of what was typed to find them, and where the caret comes to stand. */
export function withMention(
  draft: CommentDraft,
  place: { readonly from: number; readonly caret: number },
  person: Named,
): { readonly draft: CommentDraft; readonly caret: number } {
  const before = `${draft.text.slice(0, place.from)}@${person.name}`;
  const text = `${before} ${draft.text.slice(place.caret).replace(/^ /, '')}`;
  return { draft: { text, named: [...draft.named, person] }, caret: before.length + 1 };
}

/** CM8: the text as it is kept. Of two with one name, the first that stands in it is the first that was picked. */
export function keptText({ text, named }: CommentDraft): string {
  const names = [...new Set(named.map(({ name }) => name))].sort((a, b) => b.length - a.length);
  if (names.length === 0) return text.trim();
  const left = Map.groupBy(named, ({ name }) => name);
  const anyName = new RegExp(`@(${names.map(escaped).join('|')})`, 'g');
  return text
    .replace(anyName, (_, name: string) => {
      const people = left.get(name)!;
      const [person, ...others] = people;
      if (others.length > 0) left.set(name, others);
      return `@[${person!.userId}]`;
    })
    .trim();
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A kept text to be written on. */
export function draftOf(text: string, nameOf: (userId: Id) => string): CommentDraft {
  const parts = commentParts(text).map((part) =>
    'userId' in part ? { userId: part.userId, name: nameOf(part.userId) } : part,
  );
  return {
    text: parts.map((part) => ('name' in part ? `@${part.name}` : part.words)).join(''),
    named: parts.filter((part) => 'name' in part),
  };
}
