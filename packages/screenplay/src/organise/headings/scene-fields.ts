import { foldWidth } from '../lines/normalise-text.ts';
import type { SourceLine } from '../lines/source-line.ts';

/** A labelled row below a heading: `장소: 카페`, `- **시간대**: 새벽`, `🕐 때: 낮`. */
export interface SceneField {
  kind: 'place' | 'time' | 'other';
  /** What the row says behind its label; what stands in the row below, where the label stands alone. */
  value: string;
  /** Rows that it takes: 1, or 2 with its value below. */
  rows: number;
}

const PLACE = /^(?:장\s*소|곳|배\s*경|공\s*간|무\s*대|로케이션|촬영\s*장소|location|place|set|setting)$/i;
const TIME = /^(?:시\s*간(?:\s*대|\s*적\s*배경)?|때|시\s*각|낮\s*\/?\s*밤|time(?:\s*of\s*day)?)$/i;
const BOTH =
  /^(?:장소\s*[/·,&와및]+\s*시간|시간\s*[/·,&와및]+\s*장소|때와\s*곳|location\s*[/&]\s*time|time\s*[/&]\s*(?:location|place))$/i;
const SIGNS = String.raw`(?:[\s\-*•■▶▷>|#·ㆍ○●◦]|\p{Extended_Pictographic}|\uFE0F|\u200D)*`;
const ROW = new RegExp(String.raw`^${SIGNS}([^\s:*|][^:*|]{0,14}?)\s*\**\s*:\s*\**\s*(.*?)\s*\|?$`, 'u');
/** The label and its value in two columns, whose line has been lost: `장소 산골 마을`. */
const BARE = /^(장소|시간대?|배경|시각)\s+([^\s:은는이가을를에의도].{0,30})$/;
const TWO = /^(때|시간)\s*:\s*(.+?)\s{2,}(곳|장소)\s*:\s*(.+)$/;

/** The fields that the row at `at` states; empty where it is no row of fields. */
export function readSceneFields(lines: readonly SourceLine[], at: number): SceneField[] {
  const text = foldWidth(lines[at]?.text ?? '');
  const two = TWO.exec(text);
  if (two?.[2] && two[4])
    return [
      { kind: 'time', value: two[2], rows: 1 },
      { kind: 'place', value: two[4], rows: 1 },
    ];
  const bare = BARE.exec(text);
  if (bare?.[1] && bare[2])
    return [{ kind: PLACE.test(bare[1]) ? 'place' : 'time', value: plain(bare[2]), rows: 1 }];
  const row = ROW.exec(text);
  const label = row?.[1]?.trim();
  if (!row || label === undefined || /[.?!…"“”]/.test(label)) return [];
  const own = plain(row[2] ?? '');
  const below = own === '' ? valueBelow(lines[at + 1]) : null;
  const value = own === '' ? (below ?? '') : own;
  const rows = below === null ? 1 : 2;
  if (value === '' || value.length > 60) return [{ kind: 'other', value, rows: 1 }];
  if (BOTH.test(label)) return [{ kind: 'place', value, rows }];
  if (PLACE.test(label)) return [{ kind: 'place', value, rows }];
  if (TIME.test(label)) return [{ kind: 'time', value, rows }];
  return [{ kind: 'other', value, rows }];
}

/** `장소:` above `회의실`. */
function valueBelow(next: SourceLine | undefined): string | null {
  const text = foldWidth(next?.text ?? '');
  return text === '' || text.length > 40 || /:\s|:$|[.?!…"“”]$/.test(text) ? null : plain(text);
}

/** Without the signs of a list and of emphasis. */
const plain = (text: string): string => text.replace(/^[\s>*-]+|[\s*]+$/g, '').trim();
