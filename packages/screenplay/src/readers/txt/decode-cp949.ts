/**
 * CP949, which Korean Windows writes: EUC-KR and 8,822 more syllables (똠, 뷁, 햏). Node's decoder knows EUC-KR alone;
 * the others stand in the order of Unicode in the places that EUC-KR leaves free.
 */
export function decodeCp949(bytes: Uint8Array, isCut: boolean): string {
  const plain = new TextDecoder('euc-kr');
  let text = '';
  let from = 0;
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    const place = at + 1 < bytes.length ? placeOf(lead, bytes[at + 1] ?? 0) : null;
    const syllable = place === null ? undefined : moreSyllables()[place];
    if (syllable !== undefined) {
      text += plain.decode(bytes.subarray(from, at)) + syllable;
      from = at + 2;
    }
    at += lead > 0x80 ? 2 : 1;
  }
  return text + plain.decode(bytes.subarray(from), { stream: isCut });
}

const LETTERS = 26;
/** Rows 81 to A0 hold 178 syllables each, rows from A1 on 84: below A1 there. */
const WIDE_ROW = 178;
const NARROW_ROW = 84;
const WIDE_ROWS = 0xa1 - 0x81;

/** The number among the further syllables that two bytes stand for; null where they are EUC-KR. */
function placeOf(lead: number, trail: number): number | null {
  if (lead < 0x81 || lead > 0xc6) return null;
  const column = columnOf(trail);
  if (column === null) return null;
  if (lead < 0xa1) return (lead - 0x81) * WIDE_ROW + column;
  return trail < 0xa1 ? WIDE_ROWS * WIDE_ROW + (lead - 0xa1) * NARROW_ROW + column : null;
}

function columnOf(trail: number): number | null {
  if (trail >= 0x41 && trail <= 0x5a) return trail - 0x41;
  if (trail >= 0x61 && trail <= 0x7a) return trail - 0x61 + LETTERS;
  return trail >= 0x81 && trail <= 0xfe ? trail - 0x81 + 2 * LETTERS : null;
}

let syllables: string[] | null = null;

/** All syllables of modern Korean that EUC-KR does not have. */
function moreSyllables(): readonly string[] {
  if (syllables) return syllables;
  const rows = Array.from({ length: 25 }, (_, row) =>
    Array.from({ length: 94 }, (__, column) => [0xb0 + row, 0xa1 + column]),
  );
  const known = new Set(new TextDecoder('euc-kr').decode(Uint8Array.from(rows.flat(2))));
  const all = Array.from({ length: 11_172 }, (_, i) => String.fromCharCode(0xac00 + i));
  syllables = all.filter((syllable) => !known.has(syllable));
  return syllables;
}
