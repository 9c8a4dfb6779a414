import type { HwpText } from './hwp-text.ts';

/** The kind of a range that was deleted while changes were tracked, in the upper byte of its mark. */
const DELETED = 0x11;

/**
 * The text of a paragraph without what its `PARA_RANGE_TAG` record marks as deleted, and the deleted words. Positions
 * of what is left move; those inside a deletion come to lie where it stood.
 */
export function withoutDeleted(
  { text, starts, anchors }: HwpText,
  marks: DataView,
): { kept: HwpText; deleted: string } {
  const isGone = new Uint8Array(text.length);
  for (let at = 0; at + 12 <= marks.byteLength; at += 12) {
    if (marks.getUint32(at + 8, true) >>> 24 !== DELETED) continue;
    const [from, to] = [marks.getUint32(at, true), marks.getUint32(at + 4, true)].map(
      (unit) => starts[unit] ?? text.length,
    );
    isGone.fill(1, from, to);
  }
  const moved: number[] = [];
  let kept = '';
  let deleted = '';
  for (let i = 0; i < text.length; i++) {
    moved.push(kept.length);
    if (isGone[i]) deleted += text.charAt(i);
    else kept += text.charAt(i);
  }
  const move = (at: number): number => moved[at] ?? kept.length;
  const left = anchors.map(({ name, at }) => ({ name, at: move(at) }));
  return { kept: { text: kept, starts: starts.map(move), anchors: left }, deleted };
}
