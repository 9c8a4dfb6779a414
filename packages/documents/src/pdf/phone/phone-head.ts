import { type CallsheetView, changedNote, isChanged } from '@ddak/domain';
import { logoSize } from '../../logo-size.ts';
import type { Measure } from '../measure.ts';
import { PHONE } from '../paper.ts';
import type { Pen } from '../pen.ts';
import { wrapText } from '../wrap-text.ts';
import { bold, changedGroup, gap, linePiece, medium, type Place, soft, textPieces, WIDTH } from './pieces.ts';
import type { Group, Piece } from './stack.ts';

const CALL_SIZE = 46;
const LOGO_BOX = { width: 160, height: 34 } as const;
const HALVES: readonly [Place, Place] = [
  { x: 0, width: WIDTH / 2 - 8 },
  { x: WIDTH / 2 + 4, width: WIDTH / 2 - 4 },
];

const HALF_GROUNDS = [
  { from: -8, width: WIDTH / 2 },
  { from: WIDTH / 2 - 4, width: WIDTH / 2 + 12 },
] as const;

/** Which day of which film, the call as large as it goes, then the facts in two columns. */
export function headGroups(measure: Measure, view: CallsheetView, logo: Uint8Array | undefined): Group[] {
  const all: Place = { x: 0, width: WIDTH };
  const day = [view.dayText, view.name].filter(Boolean).join(' · ');
  const made = [view.title, view.productionCompany, view.edition].filter(Boolean).join(' · ');
  const note = changedNote(view);
  const { time, place, address } = view.gathering;
  const where = [place, address].filter((text, i, list) => text !== '' && list.indexOf(text) === i);
  return [
    {
      padding: 0,
      pieces: [
        ...(logo ? [logoPiece(logo), gap(6)] : []),
        ...(view.notInForce ? textPieces(measure, view.notInForce, bold(22), all) : []),
        ...textPieces(measure, view.projectTitle, bold(17), all),
        ...textPieces(measure, day, medium(14), all),
        ...textPieces(measure, made, soft(11.5), all),
        ...(note === '' ? [] : textPieces(measure, note, medium(11.5), all)),
        gap(9),
      ],
    },
    changedGroup(
      {
        ruled: true,
        padding: 9,
        pieces: [
          linePiece(12.5, [{ x: 0, text: '집합', style: soft(12.5) }]),
          // Digits are lower than a line of their size.
          {
            ...linePiece(CALL_SIZE, [{ x: -2, text: time, style: bold(CALL_SIZE) }]),
            height: CALL_SIZE * 1.2,
          },
          ...where.flatMap((text, i) => textPieces(measure, text, i === 0 ? medium(15) : soft(13), all)),
        ],
      },
      isChanged(view, '집합', '집합'),
    ),
    ...factGroups(measure, view),
  ];
}

/** CS67 */
function logoPiece(logo: Uint8Array): Piece {
  const size = logoSize(logo, LOGO_BOX);
  return {
    height: size.height,
    draw(pen, page, top) {
      pen.image(page, PHONE.left, top, size, logo);
    },
  };
}

function factGroups(measure: Measure, view: CallsheetView): Group[] {
  const said = ['', view.gathering.place];
  const facts = view.facts.filter(({ label, value }) => label !== '집합' && !said.includes(value));
  const pairs = Array.from({ length: Math.ceil(facts.length / 2) }, (_, i) => facts.slice(2 * i, 2 * i + 2));
  return pairs.map((pair, i) => {
    const columns = pair.map(({ label, value }, k): Piece[] => [
      linePiece(11.5, [{ x: HALVES[k]!.x, text: label, style: soft(11.5) }]),
      ...textPieces(measure, value, bold(14.5), HALVES[k]!),
    ]);
    const group = { ruled: i === 0, padding: 6, pieces: sideBySide(columns) };
    const changed = pair.flatMap(({ label }, k) => (isChanged(view, '집합', label) ? HALF_GROUNDS[k]! : []));
    return changedGroup(group, changed.length > 0, changed);
  });
}

/** Columns of pieces that are as high as each other, line by line. */
function sideBySide(columns: readonly (readonly Piece[])[]): Piece[] {
  const count = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: count }, (_, i) => {
    const row = columns.flatMap((column) => column[i] ?? []);
    return {
      height: Math.max(...row.map((piece) => piece.height)),
      draw(pen: Pen, page: number, top: number) {
        for (const piece of row) piece.draw(pen, page, top);
      },
    };
  });
}

/** The head of a page that is gone on to: a picture of it may travel alone. Returns where the page begins. */
export function drawRunningHead(pen: Pen, measure: Measure, view: CallsheetView, page: number): number {
  const date = view.facts.find(({ label }) => label === '촬영일')?.value ?? view.date;
  const text = [view.projectTitle, view.dayText.split(' / ')[0], date, view.edition]
    .filter(Boolean)
    .join(' · ');
  const lines = wrapText(measure, text, { face: 'regular', size: 11, width: WIDTH });
  lines.forEach((line, i) => {
    pen.text(page, PHONE.left, PHONE.top + 6 + i * 14, line, soft(11));
  });
  return PHONE.top + 6 + lines.length * 14;
}
