import { type FeedMessage, type FeedRow, feedAnswerSchema, feedRowSchema } from '@ddak/protocol';
import { z } from 'zod';
import { nextTurn } from '../../sync/next-turn.ts';
import { newId } from '../new-id.ts';

const rowsSchema = z.array(feedRowSchema);
/** So many lines of 250 rows are read in one go: some 5 ms. */
const LINES_AT_ONCE = 4;

/**
 * The messages of a long poll's answer, read while it comes. A table of many rows has lines of its own in its JSON
 * (SN12): they are parsed a few at a time, so that a large project does not hold the page; the rest is parsed at the end.
 * Rejects where the line breaks off, and where it is no such answer.
 */
export async function readFeedAnswer(answer: Response): Promise<readonly FeedMessage[]> {
  // By the id of the row that stands in the table's place until all is read.
  const tables = new Map<string, FeedRow[]>();
  let open: FeedRow[] | null = null;
  let skeleton = '';
  let lines = 0;
  for await (const line of linesOf(answer)) {
    if (open && !line.startsWith(']')) {
      open.push(...rowsSchema.parse(JSON.parse(`[${line.replace(/,$/, '')}]`)));
      if (++lines % LINES_AT_ONCE === 0) await nextTurn();
      continue;
    }
    open = null;
    skeleton += line;
    if (!opensTable(line)) continue;
    const _id = newId();
    open = [];
    tables.set(_id, open);
    skeleton += JSON.stringify({ _id });
  }
  const { messages } = feedAnswerSchema.parse(JSON.parse(skeleton)).data;
  return messages.map((message) =>
    message.kind === 'snapshot' ? { ...message, tables: filled(message.tables, tables) } : message,
  );
}

/** A table's list is left open at the end of its line; that of an entry's changes is read with the rest. */
const opensTable = (line: string): boolean => line.endsWith(':[') && !line.endsWith('"changes":[');

type Tables = (FeedMessage & { kind: 'snapshot' })['tables'];
const filled = (sent: Tables, read: ReadonlyMap<string, FeedRow[]>): Tables =>
  Object.fromEntries(
    Object.entries(sent).map(([table, rows]) => [table, read.get(rows[0]?._id ?? '') ?? rows]),
  );

async function* linesOf({ body }: Response): AsyncGenerator<string, void> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest) yield rest;
}
