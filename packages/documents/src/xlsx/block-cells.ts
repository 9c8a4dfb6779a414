import {
  type CallsheetView,
  fileWords,
  filledColumns,
  hasDetails,
  headsText,
  isChanged,
  isRetimed,
  type PrintedBlock,
  type SheetPart,
} from '@ddak/domain';
import { BAR_COLOUR, FILLS } from './fills.ts';
import type { Style, Value } from './sheet.ts';

export interface BlockCell {
  readonly value: Value;
  readonly style?: Style;
}

/** What a block says, cell by cell, before anybody knows where on the grid it stands. */
export interface BlockCells {
  readonly title: string;
  /** How much room each of its columns wants, in characters. */
  readonly room: readonly number[];
  /** The heads of its columns; null: it has none. */
  readonly head: readonly string[] | null;
  readonly lines: readonly (readonly BlockCell[])[];
}

const CENTRE: Style = { align: 'center' };
export const HEAD: Style = { bold: true, fill: FILLS.head, align: 'center' };
const text = (value: Value): BlockCell => ({ value });
const centred = (value: Value): BlockCell => ({ value, style: CENTRE });
const headed = (value: Value): BlockCell => ({ value, style: HEAD });

/**
 * CS22: the cells of a line, marked where it has changed.
 * @param times the places of the cells that tell when
 */
const marked = (
  view: CallsheetView,
  part: SheetPart,
  key: string,
  line: readonly BlockCell[],
  times: readonly number[] = [],
): readonly BlockCell[] => {
  if (!isChanged(view, part, key)) return line;
  const isWhole = !isRetimed(view, part, key);
  return line.map((one, i) => ({
    ...one,
    style: {
      ...one.style,
      ...(isWhole || times.includes(i) ? { fill: FILLS.changed } : {}),
      ...(i === 0 ? { bar: BAR_COLOUR } : {}),
    },
  }));
};

/** CS96: without the columns in which no line has anything. */
export function blockCells(view: CallsheetView, block: PrintedBlock): BlockCells {
  const { title, room, head, lines } = BLOCKS[block](view);
  if (!head) return { title, room, head, lines };
  const filled = filledColumns(
    head.length,
    lines.map((line) => line.map(({ value }) => String(value))),
  );
  const kept = <T>(parts: readonly T[]): readonly T[] => parts.filter((_, i) => filled[i]);
  return { title, room: kept(room), head: kept(head), lines: lines.map(kept) };
}

const said = (view: CallsheetView, title: string, texts: readonly string[]): BlockCells => ({
  title,
  room: [1],
  head: null,
  lines: texts.map((value, i) => marked(view, '안내', `${title}${i}`, [text(value)])),
});

const BLOCKS: Readonly<Record<PrintedBlock, (view: CallsheetView) => BlockCells>> = {
  castCalls: (view) => ({
    title: '배우 콜',
    room: [12, 9, 6, 6, 6, 6, 10, 8, 14],
    head: ['배역', '배우', '도착', '분장', '의상', '촬영', '장소', '씬', '준비'],
    lines: view.castCalls.map((call) =>
      marked(
        view,
        '배우 콜',
        call.characterId,
        [
          text(`${call.number} ${call.character}`),
          text(call.actor),
          ...[call.arrival, call.makeup, call.wardrobe, call.shoot].map(centred),
          text(call.place),
          text(call.scenes),
          text(call.preparation),
        ],
        [2, 3, 4, 5],
      ),
    ),
  }),
  extrasCalls: (view) => ({
    title: '보조출연 콜',
    room: [16, 6, 6, 10, 10, 10],
    head: ['보조출연', '인원', '집합', '장소', '씬', '담당'],
    lines: view.extrasCalls.map((call) =>
      marked(
        view,
        '보조출연 콜',
        call.name,
        [
          text(call.name),
          centred(headsText(call.count)),
          centred(call.calltime),
          text(call.place),
          text(call.scenes),
          text(call.charge),
        ],
        [2],
      ),
    ),
  }),
  teamCalls: (view) => (hasDetails(view) ? teamLines(view) : teamPairs(view)),
  contacts: (view) => ({
    title: '연락처',
    room: [12, 12, 15],
    head: ['역할', '이름', '전화'],
    lines: view.contacts.map(({ role, name, phone }) => [role, name, phone].map(text)),
  }),
  checklist: (view) =>
    said(
      view,
      '확인할 것',
      view.checklist.map((item) => `${item.done ? '■' : '□'} ${item.text}`),
    ),
  places: (view) => ({ title: '촬영지', room: [9, 40], head: null, lines: placeLines(view) }),
  notices: (view) => said(view, '알림', view.notices),
  meals: (view) => said(view, '식사', view.meals),
  vehicles: (view) => said(view, '차량 · 이동', view.vehicles),
  files: (view) => ({
    title: '파일 · 링크',
    room: [1],
    head: null,
    lines: view.files.map((file) => marked(view, '파일', file._id, [text(fileWords(file))])),
  }),
};

const teamLines = (view: CallsheetView): BlockCells => ({
  title: '팀별 콜',
  room: [9, 6, 15, 15],
  head: ['팀', '콜', '장소', '준비물'],
  lines: view.teamCalls.map((call) =>
    marked(
      view,
      '팀별 콜',
      call.crewTeamId,
      [headed(call.team), centred(call.calltime), text(call.place), text(call.preparation)],
      [1],
    ),
  ),
});

/** Bare times stand two teams a line, as in print. */
function teamPairs(view: CallsheetView): BlockCells {
  const calls = view.teamCalls;
  const half = Math.ceil(calls.length / 2);
  const pair = (call: (typeof calls)[number]) =>
    marked(view, '팀별 콜', call.crewTeamId, [headed(call.team), centred(call.calltime)], [1]);
  const lines = calls.slice(0, half).map((call, i) => {
    const other = calls[half + i];
    return [...pair(call), ...(other ? pair(other) : [text(''), text('')])];
  });
  return { title: '팀별 콜', room: [9, 6, 9, 6], head: null, lines };
}

function placeLines(view: CallsheetView): readonly (readonly BlockCell[])[] {
  const many = view.places.length > 1;
  return view.places.flatMap((place, i) => {
    const facts: [string, string][] = [
      [many ? `촬영지 ${i + 1}` : '촬영지', [place.name, place.address].filter(Boolean).join(' · ')],
      ['주차', place.parking],
      ['응급실', place.hospital],
    ];
    return facts
      .filter(([, said]) => said !== '')
      .map(([label, said]) => marked(view, '장소', place.name, [headed(label), text(said)]));
  });
}
