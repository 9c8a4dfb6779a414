import type { OrganisedLine } from '@ddak/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { type ChosenWords, chooseWords } from './breakdown-view.ts';

/** A finger still drags the ends of its selection: it is taken once they have rested. */
const REST_MS = 250;

/** Tells which words of a line are selected in `area`, by mouse or finger; null once nothing is. */
export function useTextSelection(
  area: RefObject<HTMLElement | null>,
  lines: readonly OrganisedLine[],
  onChoose: (chosen: ChosenWords | null) => void,
): void {
  const latest = useRef({ lines, onChoose });
  latest.current = { lines, onChoose };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const range = selectedRange(area.current);
      if (range) latest.current.onChoose(wordsIn(range, latest.current.lines));
    };
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(read, REST_MS);
    };
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [area]);
}

function selectedRange(area: HTMLElement | null): Range | null {
  const selection = window.getSelection();
  if (!area || !selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  return area.contains(range.commonAncestorContainer) ? range : null;
}

/** What of the first line that it touches a range holds: an item comes from one line. */
function wordsIn(range: Range, lines: readonly OrganisedLine[]): ChosenWords | null {
  const lineOf = (node: Node): HTMLElement | null =>
    (node instanceof HTMLElement ? node : node.parentElement)?.closest<HTMLElement>('[data-line]') ?? null;
  const first = lineOf(range.startContainer);
  const line = lines.find(({ n }) => n === Number(first?.dataset.line));
  if (!first || !line) return null;
  const offset = (node: Node, at: number): number => {
    const before = document.createRange();
    before.selectNodeContents(first);
    before.setEnd(node, at);
    return before.toString().length;
  };
  const from = offset(range.startContainer, range.startOffset);
  const to = first.contains(range.endContainer)
    ? offset(range.endContainer, range.endOffset)
    : line.text.length;
  return chooseWords(line, from, to);
}
