import { type BreakdownItem, breakdownItemSchema } from '../breakdown-item.ts';
import { isDecided } from '../items-of-scene.ts';

type Folded = Pick<BreakdownItem, 'quantity' | 'note' | 'bringer' | 'status' | 'evidence'>;

/**
 * EL4: what one row says for several of one scene. The largest count holds (BD2), and the note keeps the others. Of
 * suggestions beside a row that people have decided on only the place in the script is taken. Null: together they say more
 * than a row can, so that none may go.
 */
export function foldItems(kept: BreakdownItem, others: readonly BreakdownItem[]): Folded | null {
  const all = [kept, ...others];
  const decided = all.filter(isDecided);
  const saying = decided.length > 0 ? decided : all;
  const counts = saying.flatMap(({ quantity }) => quantity ?? []);
  const quantity = counts.length === 0 ? null : Math.max(...counts);
  const fewer = saying.filter((item) => item.quantity !== null && item.quantity !== quantity);
  const note = together(
    [...saying.map((item) => item.note), ...fewer.map((item) => `${item.name} ${item.quantity}`)],
    ' · ',
  );
  const bringer = together(
    saying.map((item) => item.bringer),
    ', ',
  );
  const { shape } = breakdownItemSchema;
  if (!shape.note.safeParse(note).success || !shape.bringer.safeParse(bringer).success) return null;
  return {
    quantity,
    note,
    bringer,
    status: statusOf(all, decided),
    evidence: all.find(({ evidence }) => evidence !== null)?.evidence ?? null,
  };
}

/** Every text once. */
const together = (texts: readonly string[], between: string): string =>
  [...new Set(texts.filter((text) => text !== ''))].join(between);

function statusOf(all: readonly BreakdownItem[], decided: readonly BreakdownItem[]): BreakdownItem['status'] {
  if (decided.length > 0) return decided.every(({ status }) => status === 'ready') ? 'ready' : 'needed';
  return all.some(({ status }) => status === 'suggested') ? 'suggested' : 'rejected';
}
