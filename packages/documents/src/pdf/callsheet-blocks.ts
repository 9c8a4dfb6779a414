import {
  blockColumns,
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
import { fitColumns } from './fit-columns.ts';
import type { Measure } from './measure.ts';
import { type Cell, changedRow, type Row, type Table } from './table.ts';
import { HEAD_FILL } from './tints.ts';

export interface Block {
  readonly title: string;
  readonly table: Table;
}

/** The blocks under the table in their three columns (CS97); one that would be empty is left out. */
export function callsheetBlocks(
  measure: Measure,
  view: CallsheetView,
  size: number,
  widths: readonly [number, number, number],
): readonly (readonly Block[])[] {
  return blockColumns(view).map((column, i) =>
    column.map((block): Block => {
      const isInPairs = block === 'teamCalls' && !hasDetails(view);
      const written = BLOCKS[block](view);
      const { title, head, rows } = isInPairs ? written : withoutEmptyColumns(written);
      const width = widths[i]!;
      const table = isInPairs
        ? { ...pairColumns(width), head: [], rows, size, minHeight: size * 1.85 }
        : gridTable(measure, head, rows, size, width);
      return { title, table };
    }),
  );
}

interface Written {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

function withoutEmptyColumns({ title, head, rows }: Written): Written {
  if (head.length === 0) return { title, head, rows };
  const filled = filledColumns(
    head.length,
    rows.map((row) => row.map(({ text }) => text)),
  );
  const kept = <T>(parts: readonly T[]): readonly T[] => parts.filter((_, i) => filled[i]);
  return { title, head: kept(head), rows: rows.map(kept) };
}

const BLOCKS: Readonly<Record<PrintedBlock, (view: CallsheetView) => Written>> = {
  castCalls: (view) => ({ title: '배우 콜', head: CAST_HEAD, rows: castRows(view) }),
  extrasCalls: (view) => ({
    title: '보조출연 콜',
    head: ['보조출연', '인원', '집합', '장소', '씬', '담당'],
    rows: extrasRows(view),
  }),
  teamCalls: (view) => ({
    title: '팀별 콜',
    head: ['팀', '콜', '장소', '준비물'],
    rows: hasDetails(view) ? teamRows(view) : teamPairs(view),
  }),
  contacts: (view) => ({
    title: '연락처',
    head: ['역할', '이름', '전화'],
    rows: view.contacts.map((line): Row => texts(line.role, line.name, line.phone)),
  }),
  checklist: (view) =>
    said(
      view,
      '확인할 것',
      view.checklist.map((item) => `${item.done ? '■' : '□'} ${item.text}`),
    ),
  places: (view) => ({ title: '촬영지', head: [], rows: placeRows(view) }),
  notices: (view) => said(view, '알림', view.notices),
  meals: (view) => said(view, '식사', view.meals),
  vehicles: (view) => said(view, '차량 · 이동', view.vehicles),
  files: (view) => ({ title: '파일 · 링크', head: [], rows: fileRows(view) }),
};

const said = (view: CallsheetView, title: string, all: readonly string[]): Written => ({
  title,
  head: [],
  rows: lines(all).map((row, i) => marked(view, '안내', `${title}${i}`, row)),
});

const texts = (...parts: readonly string[]): Row => parts.map((text) => ({ text }));
const centred = (text: string): Cell => ({ text, align: 'center' });
const headed = (text: string): Cell => ({ text, align: 'center', face: 'medium', fill: HEAD_FILL });
/** Each line its own row, so that a long list can go on in the next column. */
const lines = (all: readonly string[]): Row[] => all.map((text) => [{ text }]);

/** @param times the places of the cells that tell when */
const marked = (
  view: CallsheetView,
  part: SheetPart,
  key: string,
  row: Row,
  times: readonly number[] = [],
): Row => {
  if (!isChanged(view, part, key)) return row;
  return changedRow(row, isRetimed(view, part, key) ? times : undefined);
};

const CAST_HEAD = ['배역', '배우', '도착', '분장', '의상', '촬영', '장소', '씬', '준비'];
const castRows = (view: CallsheetView): Row[] =>
  view.castCalls.map((call) =>
    marked(
      view,
      '배우 콜',
      call.characterId,
      [
        { text: `${call.number} ${call.character}` },
        { text: call.actor },
        ...[call.arrival, call.makeup, call.wardrobe, call.shoot].map(centred),
        { text: call.place },
        { text: call.scenes },
        { text: call.preparation },
      ],
      [2, 3, 4, 5],
    ),
  );

const extrasRows = (view: CallsheetView): Row[] =>
  view.extrasCalls.map((call) =>
    marked(
      view,
      '보조출연 콜',
      call.name,
      [
        { text: call.name },
        centred(headsText(call.count)),
        centred(call.calltime),
        { text: call.place },
        { text: call.scenes },
        { text: call.charge },
      ],
      [2],
    ),
  );

const fileRows = (view: CallsheetView): Row[] =>
  view.files.map((file) => marked(view, '파일', file._id, [{ text: fileWords(file) }]));

const teamRows = (view: CallsheetView): Row[] =>
  view.teamCalls.map((call) =>
    marked(
      view,
      '팀별 콜',
      call.crewTeamId,
      [headed(call.team), centred(call.calltime), { text: call.place }, { text: call.preparation }],
      [1],
    ),
  );

/** Bare times stand two teams a line. */
function teamPairs(view: CallsheetView): Row[] {
  const calls = view.teamCalls;
  const half = Math.ceil(calls.length / 2);
  const pair = (call: (typeof calls)[number]): Row =>
    marked(view, '팀별 콜', call.crewTeamId, [headed(call.team), centred(call.calltime)], [1]);
  return calls.slice(0, half).map((call, i): Row => {
    const other = calls[half + i];
    return [...pair(call), ...(other ? pair(other) : [{ text: '', colSpan: 2 }])];
  });
}

const pairColumns = (width: number) => ({ columns: [0.28, 0.22, 0.28, 0.22].map((part) => part * width) });

function placeRows(view: CallsheetView): Row[] {
  const many = view.places.length > 1;
  return view.places.flatMap((place, i) => {
    const name = many ? `촬영지 ${i + 1}` : '촬영지';
    const rows: [string, string][] = [
      [name, [place.name, place.address].filter(Boolean).join(' · ')],
      ['주차', place.parking],
      ['응급실', place.hospital],
    ];
    return rows
      .filter(([, text]) => text !== '')
      .map(([label, text]) => marked(view, '장소', place.name, [headed(label), { text }]));
  });
}

function gridTable(
  measure: Measure,
  head: readonly string[],
  rows: readonly Row[],
  size: number,
  width: number,
): Table {
  const count = Math.max(head.length, ...rows.map((row) => row.length));
  const columns = fitColumns(
    measure,
    Array.from({ length: count }, (_, i) => {
      const cells = rows.flatMap((row) => row[i] ?? []);
      return {
        texts: [...cells.map((cell) => cell.text), head[i] ?? ''],
        face: cells.some((cell) => cell.face === 'medium') ? 'medium' : 'regular',
        size,
        // The scenes of somebody are found by their numbers: like times they stand in one line while there is room.
        fixed: (cells.length > 0 && cells.every((cell) => cell.align === 'center')) || head[i] === '씬',
        least: measure(head[i] ?? '', 'medium', size) + 8,
      } as const;
    }),
    width,
  );
  const headRow = head.map(headed);
  return { columns, head: head.length === 0 ? [] : [headRow], rows, size, minHeight: size * 1.85 };
}
