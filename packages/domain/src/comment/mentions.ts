const MENTION = /@\[([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\]/g;

/** A part of a comment: words, or a person who is named in it. */
export type CommentPart = { readonly words: string } | { readonly userId: string };

/** CM8: a comment's text in its parts. What is written right behind a mention, a particle, is words. */
export function commentParts(text: string): CommentPart[] {
  return text
    .split(MENTION)
    .map((part, index): CommentPart => (index % 2 === 1 ? { userId: part } : { words: part }))
    .filter((part) => 'userId' in part || part.words !== '');
}

/** Who is named in a text, each once. */
export const mentionedIn = (text: string): string[] => [
  ...new Set(commentParts(text).flatMap((part) => ('userId' in part ? part.userId : []))),
];

/** A text as a person reads it. */
export const commentWords = (text: string, called: (userId: string) => string): string =>
  commentParts(text)
    .map((part) => ('userId' in part ? `@${called(part.userId)}` : part.words))
    .join('');
