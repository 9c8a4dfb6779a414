import type { SidesLine } from '@ddak/domain';
import type { Measure } from '../measure.ts';
import { A4_SCRIPT as PAGE } from '../paper.ts';
import type { TextStyle } from '../pen.ts';
import { wrapText } from '../wrap-text.ts';

/** A text of a row, from the left of the page. */
export interface Piece extends TextStyle {
  readonly x: number;
  readonly text: string;
}

/** One line of type on a page of the script; pages are broken between rows. */
export interface ScriptRow {
  readonly screenplayId: string;
  readonly sceneId: string | null;
  readonly pieces: readonly Piece[];
  readonly height: number;
  /** Left blank above it, but for at the top of a page. */
  readonly above: number;
  /** It begins a scene. */
  readonly isHeading: boolean;
  /** It does not stand last on a page. */
  readonly keeps: boolean;
}

/** Where the text begins: left of it stands what is said about it. */
export const TEXT_LEFT = PAGE.left + 38;
/** Beside a heading there is room for when it is shot. */
export const HEADING_ASIDE = 132;
const NAME_LEFT = TEXT_LEFT + 10;
const SAID_LEFT = TEXT_LEFT + 100;
const SAID_RIGHT = PAGE.right - 16;
const SIZE = 10.4;
const HEIGHT = 16.6;
const INK = '#16181D';
const SOFT = '#555B66';

interface Setting {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly style: TextStyle;
}

const said = { left: SAID_LEFT, right: SAID_RIGHT, above: 0 };
const across = { left: TEXT_LEFT, right: PAGE.right };
const regular = (colour: string, size = SIZE): TextStyle => ({ face: 'regular', size, colour });

/** How each kind of line stands, as Korean scripts are set: the name at the left, what is said in a column beside it. */
const SETTINGS: Readonly<Record<SidesLine['type'], Setting>> = {
  heading: {
    left: TEXT_LEFT,
    right: PAGE.right - HEADING_ASIDE,
    above: 20,
    style: { face: 'bold', size: 11.6, colour: INK },
  },
  action: { ...across, above: 7, style: regular(INK) },
  character: {
    left: NAME_LEFT,
    right: SAID_LEFT - 8,
    above: 7,
    style: { face: 'bold', size: SIZE, colour: INK },
  },
  dialogue: { ...said, style: regular(INK) },
  parenthetical: { ...said, style: regular(SOFT, SIZE - 0.6) },
  transition: { ...across, above: 9, style: { face: 'medium', size: SIZE - 0.4, colour: SOFT } },
  note: { ...across, above: 5, style: regular(SOFT, SIZE - 1) },
};

/** The whole of the scripts as rows of type. */
export function scriptRows(measure: Measure, lines: readonly SidesLine[]): readonly ScriptRow[] {
  const rows: ScriptRow[] = [];
  lines.forEach((line, i) => {
    const set = setLine(measure, line);
    const before = rows.at(-1);
    const isSaid = line.type === 'dialogue' || line.type === 'parenthetical';
    // What is said begins beside the name, where that leaves it room.
    const joins = isSaid && lines[i - 1]?.type === 'character' && before?.sceneId === line.sceneId;
    const nameEnds = before?.pieces.at(-1);
    const first = set[0];
    if (joins && first && nameEnds && endOf(measure, nameEnds) <= SAID_LEFT - 4) {
      rows[rows.length - 1] = { ...before!, pieces: [...before!.pieces, ...first.pieces], keeps: false };
      rows.push(...set.slice(1));
    } else rows.push(...set);
  });
  return rows;
}

const endOf = (measure: Measure, { x, text, face, size }: Piece): number => x + measure(text, face, size);

function setLine(measure: Measure, { screenplayId, sceneId, type, text }: SidesLine): ScriptRow[] {
  const { left, right, above, style } = SETTINGS[type];
  // A long name goes on over the column of what is said.
  const room = type === 'character' ? SAID_RIGHT : right;
  const texts = wrapText(measure, text, { face: style.face, size: style.size, width: room - left });
  return texts.map((part, i) => {
    const x = type === 'transition' ? right - measure(part, style.face, style.size) : left;
    return {
      screenplayId,
      sceneId,
      pieces: [{ ...style, x, text: part }],
      height: HEIGHT,
      above: i === 0 ? above : 0,
      isHeading: type === 'heading' && i === 0,
      keeps: type === 'heading' || type === 'character',
    };
  });
}
