/** Nothing said is nothing different; else one holds the other (편의점, 편의점 앞), or they share half of their letters. */
export function isSamePlace(a: string, b: string): boolean {
  const [one, other] = [a, b].map((place) => place.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) as [
    string,
    string,
  ];
  if (one === '' || other === '' || one.includes(other) || other.includes(one)) return true;
  const [pairs, others] = [one, other].map(
    (place) => new Set([...place].slice(1).map((letter, i) => `${[...place][i]}${letter}`)),
  ) as [Set<string>, Set<string>];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return pairs.size + others.size > 0 && (2 * shared) / (pairs.size + others.size) >= 0.5;
}
