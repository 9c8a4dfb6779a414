import { commentParts } from '../comment/mentions.ts';
import type { Id } from '../kernel/id.ts';

/** NT6: a person in the words of a notice, as a comment names one: they go by the name that they have when it is read. */
export const inWords = (userId: Id): string => `@[${userId}]`;

/** The words of a notice, with the names of people in their places. */
export const withNames = (text: string, nameOf: (userId: Id) => string): string =>
  commentParts(text)
    .map((part) => ('userId' in part ? nameOf(part.userId) : part.words))
    .join('');
