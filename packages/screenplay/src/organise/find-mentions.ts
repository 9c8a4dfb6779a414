const JOSA =
  /^(?:은|는|이|가|을|를|의|와|과|도|만|에게|한테|께서?|이?랑|아|야|님|씨|이?네|로|으로|이?라|이?나|부터|까지|처럼|보다|하고|조차|마저|이다|뿐)$/;
const WORD = /[가-힣A-Za-z0-9']+/g;

/**
 * Finds people by name in action lines: the name must stand free or carry a particle (`사장이`, not `사장실`). Looks
 * words up rather than trying every name, so that a cast of thousands costs no more.
 */
export function mentionFinder(names: readonly string[]): (text: string) => string[] {
  const byKey = new Map(names.filter((name) => name.length >= 2).map((name) => [name.toUpperCase(), name]));
  if (byKey.size === 0) return () => [];
  const mostWords = Math.min(
    3,
    [...byKey.keys()].reduce((most, key) => Math.max(most, key.split(' ').length), 1),
  );
  return (text) => {
    const words = text.toUpperCase().match(WORD) ?? [];
    const found = new Set<string>();
    for (let i = 0; i < words.length; i++) {
      for (let count = Math.min(mostWords, words.length - i); count >= 1; count--) {
        const name = lookUp(words.slice(i, i + count).join(' '), byKey);
        if (name === undefined) continue;
        found.add(name);
        i += count - 1;
        break;
      }
    }
    return [...found];
  };
}

/** The name that a phrase is, with or without a particle behind it. */
function lookUp(phrase: string, byKey: ReadonlyMap<string, string>): string | undefined {
  for (let length = phrase.length; length >= Math.max(2, phrase.length - 3); length--) {
    const name = byKey.get(phrase.slice(0, length));
    if (name === undefined) continue;
    const rest = phrase.slice(length);
    if (rest === '' || rest === "'S" || JOSA.test(rest)) return name;
  }
  return undefined;
}
