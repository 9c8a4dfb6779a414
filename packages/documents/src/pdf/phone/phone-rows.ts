import {
  type CallsheetPhaseRow,
  type CallsheetSceneRow,
  type CallsheetView,
  isChanged,
  rowTime,
  rowWords,
} from '@ddak/domain';
import type { Measure } from '../measure.ts';
import { PHASE_FILL, timeBar } from '../tints.ts';
import {
  beside,
  bold,
  changedGroup,
  gap,
  linePiece,
  type Mark,
  medium,
  plain,
  rightOf,
  section,
  soft,
  textPieces,
  WIDTH,
} from './pieces.ts';
import type { Group, Piece } from './stack.ts';

const TIME_WIDTH = 48;
const BAR = { from: TIME_WIDTH, width: 4 } as const;
const TEXT = { x: TIME_WIDTH + 14, width: WIDTH - TIME_WIDTH - 14 } as const;
const LABEL_WIDTH = 34;

/** The day line by line: begin and end at the left, then what is shot, where, with whom and what it takes. */
export function rowGroups(measure: Measure, view: CallsheetView): Group[] {
  const groups = view.rows.map((row): Group => {
    const group: Group =
      row.kind === 'phase'
        ? { ruled: true, padding: 7, fill: PHASE_FILL, pieces: phasePieces(measure, row) }
        : {
            ruled: true,
            padding: 8,
            bar: { ...BAR, colour: timeBar(rowTime(row)) },
            pieces: scenePieces(measure, row),
          };
    return changedGroup(group, isChanged(view, '촬영 순서', row.rowId));
  });
  const none = linePiece(14, [{ x: 0, text: '아직 일정이 없습니다', style: plain(14) }]);
  return section('촬영 순서', groups.length > 0 ? groups : [{ ruled: true, padding: 8, pieces: [none] }]);
}

const clocksOf = (text: string): readonly string[] => text.split('–').map((part) => part.trim());

/** All on one line where it is short: `08:00  집합 · 장비 세팅        –09:00`. */
function phasePieces(measure: Measure, row: CallsheetPhaseRow): Piece[] {
  const [start = '', end = ''] = clocksOf(row.timeText);
  const text = textPieces(measure, row.text, medium(13.5), { x: TEXT.x, width: TEXT.width - TIME_WIDTH });
  const until: Mark[] = end === '' ? [] : [rightOf(measure, `–${end}`, 4, soft(12))];
  return beside(text, [[{ x: 4, text: start, style: bold(14) }, ...until]]);
}

/** The begin, and below it the end. */
function timeMarks(text: string): Mark[][] {
  const [start = '', end = ''] = clocksOf(text);
  return [
    [{ x: 4, text: start, style: bold(14) }],
    ...(end === '' ? [] : [[{ x: 4, text: end, style: soft(12) }]]),
  ];
}

function scenePieces(measure: Measure, row: CallsheetSceneRow): Piece[] {
  const { cells } = row;
  const [set = '', ...real] = cells.place.split('\n');
  const about = [rowWords(row), cells.cuts && `${cells.cuts}컷`, cells.minutes].filter(Boolean).join(' · ');
  const needs: [string, string][] = [
    ['등장', [cells.cast.replaceAll(' · ', ', '), cells.extras].filter(Boolean).join(', ')],
    ['소품', cells.props],
    ['의상', cells.wardrobe],
    ['장비', [cells.equipment, cells.effects].filter(Boolean).join(', ')],
    ['비고', cells.note],
  ];
  const head = [
    ...textPieces(measure, `S#${cells.scene}  ${set}`, bold(16), TEXT),
    ...textPieces(measure, about, medium(13), TEXT),
    ...real.flatMap((text) => textPieces(measure, text, soft(13), TEXT)),
  ];
  return [
    ...beside(head, timeMarks(cells.time)),
    ...(cells.synopsis === '' ? [] : [gap(2), ...textPieces(measure, cells.synopsis, plain(14), TEXT)]),
    ...needs.filter(([, text]) => text !== '').flatMap(([label, text]) => needPieces(measure, label, text)),
  ];
}

function needPieces(measure: Measure, label: string, text: string): Piece[] {
  const place = { x: TEXT.x + LABEL_WIDTH, width: TEXT.width - LABEL_WIDTH };
  const pieces = textPieces(measure, text, plain(13), place);
  return beside(pieces, [[{ x: TEXT.x, text: label, style: soft(12) }]]);
}
