import type { OrganisedLine } from '@ddak/domain';
import { useEffect, useMemo, useState } from 'react';
import { type ChosenWords, chooseWords, wordsOfLines } from './breakdown-view.ts';

/** Words of the text chosen by keyboard: one by one, and on to its neighbours in the same line with Shift. */
export function useWordCursor(lines: readonly OrganisedLine[] | null, sceneId: string | null) {
  const words = useMemo(() => (lines ? wordsOfLines(lines) : []), [lines]);
  const [ends, setEnds] = useState<{ from: number; to: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene begins anew
  useEffect(() => setEnds(null), [sceneId]);
  const chosen = useMemo<ChosenWords | null>(() => {
    const [first, last] = ends
      ? [words[Math.min(ends.from, ends.to)], words[Math.max(ends.from, ends.to)]]
      : [];
    const line = lines?.find(({ n }) => n === first?.line);
    return first && last && line ? chooseWords(line, first.from, last.to) : null;
  }, [ends, words, lines]);
  return {
    chosen,
    clear: () => setEnds(null),
    move(by: 1 | -1, extend: boolean) {
      if (words.length === 0) return;
      setEnds((now) => {
        if (!now) return by > 0 ? { from: 0, to: 0 } : { from: words.length - 1, to: words.length - 1 };
        const to = Math.max(0, Math.min(words.length - 1, now.to + by));
        if (!extend) return { from: to, to };
        return words[to]!.line === words[now.from]!.line ? { from: now.from, to } : now;
      });
    },
  };
}
