/**
 * `next`, but with every part of it that equals its counterpart in `last` replaced by that counterpart: a strip that
 * did not change keeps its identity, and its component is not rendered again.
 */
export function keepSame<T>(last: T, next: T): T {
  if (Object.is(last, next)) return last;
  if (typeof last !== 'object' || typeof next !== 'object' || last === null || next === null) return next;
  if (Array.isArray(next)) return keepArray(last, next) as T;
  const kept: Record<string, unknown> = {};
  const old = last as Record<string, unknown>;
  let same = Object.keys(old).length === Object.keys(next).length;
  for (const [key, value] of Object.entries(next)) {
    kept[key] = keepSame(old[key], value);
    if (!Object.is(kept[key], old[key])) same = false;
  }
  return same ? last : (kept as T);
}

/** Rows are matched by their id, so that a row that moved keeps its identity too. */
function keepArray(last: unknown, next: readonly unknown[]): unknown {
  if (!Array.isArray(last)) return next;
  if (next.length === last.length && next.every((item, i) => Object.is(item, last[i]))) return last;
  // Plain values need no counterpart.
  if (typeof next[0] !== 'object') return next;
  const byId = new Map(last.map((item, i) => [idOf(item) ?? i, item]));
  const kept = next.map((item, i) => keepSame(byId.get(idOf(item) ?? i), item));
  return kept.length === last.length && kept.every((item, i) => Object.is(item, last[i])) ? last : kept;
}

function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { ruleId, subject, rowId, timetableId, sceneId, key } = item as Record<string, string | undefined>;
  // A finding names its day too, like all others on it.
  if (ruleId !== undefined) return `${ruleId} ${subject}`;
  return rowId ?? timetableId ?? sceneId ?? key;
}
