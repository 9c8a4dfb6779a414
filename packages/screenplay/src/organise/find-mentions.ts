const JOSA =
  '은|는|이|가|을|를|의|와|과|도|만|에게|한테|께서?|이?랑|아|야|님|씨|이?네|로|으로|이?라|이?나|부터|까지|처럼|보다|하고|조차|마저|이다|뿐';

/** Finds people by name in action lines: the name must stand free or carry a particle (`준호가`, not `준호네`). */
export function mentionFinder(names: readonly string[]): (text: string) => string[] {
  const usable = names.filter((name) => name.length >= 2).sort((a, b) => b.length - a.length);
  if (usable.length === 0) return () => [];
  const source = `(?<![가-힣A-Za-z0-9])(${usable.map(escapeName).join('|')})(?=(?:${JOSA})?(?![가-힣A-Za-z0-9])|(?:${JOSA})[^가-힣]|[^가-힣A-Za-z0-9]|$)`;
  const pattern = new RegExp(source, 'gi');
  const asCast = new Map(usable.map((name) => [name.toLowerCase(), name]));
  return (text) => {
    const found = [...text.matchAll(pattern)].map((match) => asCast.get((match[1] ?? '').toLowerCase()));
    return [...new Set(found.filter((name) => name !== undefined))];
  };
}

function escapeName(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
