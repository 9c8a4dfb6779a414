/** The one of some words that a typed text is or begins: `조`, `조연`; undefined: none, or more than one. */
export function readWord<W extends string>(words: Readonly<Record<W, string>>, typed: string): W | undefined {
  const entries = Object.entries<string>(words) as [W, string][];
  const exact = entries.find(([, word]) => word === typed);
  if (exact) return exact[0];
  const begun = typed === '' ? [] : entries.filter(([, word]) => word.startsWith(typed));
  return begun.length === 1 ? begun[0]![0] : undefined;
}
