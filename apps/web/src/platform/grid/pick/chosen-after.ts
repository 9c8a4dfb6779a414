/** What is chosen after a press: one, or with Shift all from the last one pressed to this one. */
export function chosenAfter(
  all: readonly string[],
  chosen: ReadonlySet<string>,
  press: { readonly name: string; readonly from: string | null; readonly isRange: boolean },
): ReadonlySet<string> {
  const on = !chosen.has(press.name);
  const [a, b] = [all.indexOf(press.name), press.isRange && press.from ? all.indexOf(press.from) : -1];
  const names = b < 0 ? [press.name] : all.slice(Math.min(a, b), Math.max(a, b) + 1);
  const next = new Set(chosen);
  for (const name of names)
    if (b >= 0 || on) next.add(name);
    else next.delete(name);
  return next;
}
