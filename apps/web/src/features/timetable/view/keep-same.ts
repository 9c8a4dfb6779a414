const settled = new WeakSet<object>();

/** Marks what stays the same object as long as it says the same, by whoever remembers it: it is not compared again. */
export function settle<T extends object>(view: T): T {
  settled.add(view);
  return view;
}

/**
 * `next`, but with every part of it that equals its counterpart in `last` replaced by that counterpart: a strip that
 * did not change keeps its identity, and its component is not rendered again. `next` itself where nothing of it is: a
 * copy would be compared part by part the next time, by whoever remembers the original.
 */
export function keepSame<T>(last: T, next: T): T {
  if (Object.is(last, next)) return last;
  if (typeof last !== 'object' || typeof next !== 'object' || last === null || next === null) return next;
  if (settled.has(next)) return next;
  if (Array.isArray(next)) return keepArray(last, next) as T;
  const [old, fresh] = [last as Record<string, unknown>, next as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let same = Object.keys(old).length === keys.length;
  let kept: Record<string, unknown> | undefined;
  for (const key of keys) {
    const part = keepSame(old[key], fresh[key]);
    if (!Object.is(part, old[key])) same = false;
    if (Object.is(part, fresh[key])) continue;
    kept ??= { ...fresh };
    kept[key] = part;
  }
  return same ? last : ((kept ?? next) as T);
}

/** Rows are matched by their id, so that a row that moved keeps its identity too. */
function keepArray(last: unknown, next: readonly unknown[]): unknown {
  if (!Array.isArray(last)) return next;
  if (isSame(last, next)) return last;
  // Plain values need no counterpart.
  if (typeof next[0] !== 'object') return next;
  const known = new Set(last);
  let byId: Map<string | number, unknown> | undefined;
  const kept = next.map((item, i) => {
    // Most are the same, and only stand elsewhere.
    if (known.has(item)) return item;
    byId ??= new Map(last.map((one, at) => [idOf(one) ?? at, one]));
    return keepSame(byId.get(idOf(item) ?? i), item);
  });
  if (isSame(last, kept)) return last;
  return isSame(next, kept) ? next : kept;
}

export const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => Object.is(item, b[i]));

function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { ruleId, subject, rowId, timetableId, sceneId, key } = item as Record<string, string | undefined>;
  // A finding names its day too, like all others on it.
  if (ruleId !== undefined) return `${ruleId} ${subject}`;
  return rowId ?? timetableId ?? sceneId ?? key;
}
