/** Where something stood that is gone: between what, in what, and which of the things of its row it was. */
export interface Gap {
  readonly parent: Element;
  readonly before: Node | null;
  readonly after: Node | null;
  /** Its own place among the controls of the part that went, and how many there were. */
  readonly index: number;
  readonly count: number;
}

const CONTROL = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';
/** MUI gives a button that is disabled this one, too. */
const OUT_OF_TAB_ORDER = '[tabindex="-1"]';

/** The gap that these changes have made where the node was; null where none of them took it. */
export function gapOf(node: Node, records: readonly MutationRecord[]): Gap | null {
  for (const { target, removedNodes, previousSibling, nextSibling } of records)
    for (const gone of removedNodes) {
      if (!gone.contains(node) || !(target instanceof Element)) continue;
      const row = gone instanceof Element ? controlsIn(gone) : [];
      return {
        parent: target,
        before: previousSibling,
        after: nextSibling,
        index: row.indexOf(node as HTMLElement),
        count: row.length,
      };
    }
  return null;
}

/** Around what is still there, but can no longer be pressed. */
export function gapAt(node: Element): Gap | null {
  const { parentElement: parent, previousSibling: before, nextSibling: after } = node;
  return parent && { parent, before, after, index: -1, count: 0 };
}

/**
 * Who has the keyboard after it (KB1): the same thing of the row that came up in its place, else the next thing, else the one
 * before it, first near by, then further out; the screen itself where all of it is new.
 */
export function successorOf(gap: Gap): HTMLElement | null {
  const { parent, before, after } = gap;
  // A dialog, a menu or a toast is gone: what was before it is asked.
  if (parent === parent.ownerDocument.body) return null;
  if (parent.matches('main') || parent.querySelector('main')) return mainOf(parent);
  const rows = [before?.isConnected ? before.nextSibling : after, before];
  for (const row of rows) {
    const same = row instanceof Element && row.isConnected ? controlsIn(row) : [];
    if (gap.index >= 0 && gap.count > 0 && same.length === gap.count && canTake(same[gap.index]!))
      return same[gap.index]!;
  }
  const near = controlsIn(parent).filter((one) => canTake(one) && !one.matches(OUT_OF_TAB_ORDER));
  return near.find((one) => isBehind(one, gap)) ?? near.at(-1) ?? further(parent);
}

function further(parent: Element): HTMLElement | null {
  const gap = gapAt(parent);
  return gap && successorOf(gap);
}

function isBehind(one: Element, { before, after }: Gap): boolean {
  if (before?.isConnected)
    return (
      !before.contains(one) && (before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  if (!after?.isConnected) return before === null;
  return after.contains(one) || (after.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

const mainOf = (part: Element) => (part.matches('main') ? part : part.querySelector('main')) as HTMLElement;

function controlsIn(part: Element): HTMLElement[] {
  const inside = [...part.querySelectorAll<HTMLElement>(CONTROL)];
  return part.matches(CONTROL) ? [part as HTMLElement, ...inside] : inside;
}

/** It is there, it is seen, and it is not behind a dialog. */
export const canTake = (one: HTMLElement): boolean =>
  one.isConnected &&
  one.matches(CONTROL) &&
  !one.matches(':disabled') &&
  one.getClientRects().length > 0 &&
  !one.closest('[inert], [aria-hidden="true"]');
