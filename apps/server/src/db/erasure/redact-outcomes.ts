import { type Id, LEFT_NAME } from '@ddak/domain';
import { and, eq, or, sql } from '../orm.ts';
import type { Orm } from '../pool.ts';
import { commandOutcome } from '../schema/sync.ts';
import { replaceWords } from './replace-words.ts';

/** As the word stands in JSON. */
const inJson = (word: string): string => JSON.stringify(word).slice(1, -1);

/** Takes words of people out of what others were answered: `하은 님이 그 뒤에 바꿨어요`. */
export async function redactOutcomes(
  tx: Pick<Orm, 'select' | 'update'>,
  projectId: Id,
  words: readonly string[],
  instead: string = LEFT_NAME,
): Promise<void> {
  if (words.length === 0) return;
  const outcomes = await tx
    .select()
    .from(commandOutcome)
    .where(
      and(
        eq(commandOutcome.projectId, projectId),
        or(...words.map((word) => sql`position(${inJson(word)} in ${commandOutcome.result}::text) > 0`)),
      ),
    );
  for (const { userId, commandId, result } of outcomes)
    await tx
      .update(commandOutcome)
      .set({ result: replaceWords(result, words, instead) })
      .where(
        and(
          eq(commandOutcome.projectId, projectId),
          eq(commandOutcome.userId, userId),
          eq(commandOutcome.commandId, commandId),
        ),
      );
}
