import type { Block } from '../lines/classify-lines.ts';

/** One spelling for each person whose name differs only by spaces or case (`어린 준호`, `어린준호`): the commonest. */
export function unifyNames(blocks: readonly Block[]): Block[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const name of blocks.flatMap((block) => (block.who ? [block.who, ...(block.others ?? [])] : []))) {
    const counts = spellings.get(keyOf(name)) ?? new Map<string, number>();
    spellings.set(keyOf(name), counts.set(name, (counts.get(name) ?? 0) + 1));
  }
  const commonest = (name: string): string => {
    const counts = [...(spellings.get(keyOf(name)) ?? [])];
    return counts.sort((a, b) => b[1] - a[1])[0]?.[0] ?? name;
  };
  return blocks.map((block) => {
    if (!block.who) return block;
    const others = block.others?.map(commonest);
    return { ...block, who: commonest(block.who), ...(others ? { others } : {}) };
  });
}

function keyOf(name: string): string {
  return name.replace(/\s+/g, '').toUpperCase();
}
