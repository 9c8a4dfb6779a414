import { groupBy, type Id, type ProjectState } from '@ddak/domain';
import { type CommentCount, countComments, isSaid } from './count-comments.ts';

/** What there is to read about one target, and how many files hang on it. */
export interface PillContent {
  readonly count: CommentCount;
  readonly files: number;
}

const NONE = [] as const;

/** The targets that have something said or hung on them. `marks`: up to when each has been read, ms since 1970. */
export function pillsOf(
  { comment, attachment }: Pick<ProjectState, 'comment' | 'attachment'>,
  me: Id,
  marks: Readonly<Record<Id, number>>,
): ReadonlyMap<Id, PillContent> {
  const [said, hung] = [groupBy(comment, 'targetId'), groupBy(attachment, 'targetId')];
  const pills = new Map<Id, PillContent>();
  for (const targetId of new Set([...said.keys(), ...hung.keys()])) {
    const count = countComments(said.get(targetId) ?? NONE, me, marks[targetId] ?? 0);
    const files = hung.get(targetId)?.length ?? 0;
    if (isSaid(count) || files > 0) pills.set(targetId, { count, files });
  }
  return pills;
}
