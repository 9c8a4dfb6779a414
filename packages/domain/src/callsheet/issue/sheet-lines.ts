import { fileWords } from '../../file/file-or-link.ts';
import { wordsOfMarks } from '../row-words.ts';
import { headsText, saidExtras, saidItems } from '../said-lines.ts';
import { vehicleTexts } from '../view-meals.ts';
import type { FrozenSheet } from './frozen-sheet.ts';

/** The parts of a sheet that are told apart, as a crew names them. */
export type SheetPart =
  | '집합'
  | '촬영 순서'
  | '배우 콜'
  | '보조출연 콜'
  | '팀별 콜'
  | '장소'
  | '안내'
  | '파일';

/** What a line says of one thing. `of` is what that thing is called where nothing is said of it. */
export interface LineCell {
  readonly of: string;
  readonly text: string;
}

/** What of a line is a clock time, as its cells are called. */
export const CLOCK_CELLS: readonly string[] = ['시간', '도착', '분장', '의상', '촬영', '콜'];

/** A line of a sheet, by which a change is told. */
export interface SheetLine {
  readonly part: SheetPart;
  /** Tells the line within its part: a row, a character, a team, a label. */
  readonly key: string;
  readonly title: string;
  readonly cells: readonly LineCell[];
  /** All that it says; a line that says nothing is none. */
  readonly text: string;
}

type Written = readonly [key: string, title: string, cells: Readonly<Record<string, string | undefined>>];

/** CS27: the lines of a sheet that a change is told by. Numbers and sums that follow from others are none. */
export const sheetLines = (sheet: FrozenSheet): readonly SheetLine[] => [
  ...lines(
    '집합',
    sheet.facts.map(({ label, value }) => [label, label, { [label]: value }]),
  ),
  ...lines('촬영 순서', sheet.rows.map(ofRow)),
  ...lines('배우 콜', sheet.castCalls.map(ofCastCall)),
  ...lines(
    '보조출연 콜',
    saidExtras(sheet.extrasCalls).map(({ name, count, calltime, place, charge }) => [
      ...([name, name] as const),
      { 인원: headsText(count), 콜: calltime, 장소: place, 담당: charge },
    ]),
  ),
  ...lines(
    '팀별 콜',
    sheet.teamCalls.map(({ crewTeamId, team, calltime, place, preparation }) => [
      ...([crewTeamId, team] as const),
      { 콜: calltime, 장소: place, 준비물: preparation },
    ]),
  ),
  ...lines(
    '장소',
    sheet.places.map(({ name, address, parking, hospital }) => [
      ...([name, name] as const),
      { 주소: address, 주차: parking, 병원: hospital },
    ]),
  ),
  ...said('알림', sheet.notices),
  ...said('식사', sheet.meals),
  ...said('차량 · 이동', [...vehicleTexts(sheet.vehicleCalls ?? [], () => ''), ...sheet.vehicles]),
  ...said(
    '확인할 것',
    saidItems(sheet.checklist).map((item) => item.text),
  ),
  ...lines(
    '파일',
    (sheet.files ?? []).map((file) => [file._id, file.name, { 파일: fileWords(file) }]),
  ),
];

function lines(part: SheetPart, written: readonly Written[]): SheetLine[] {
  return written
    .map(([key, title, said]) => {
      const cells = Object.entries(said).map(([of, text]) => ({ of, text: text ?? '' }));
      // A place is on the sheet by its name alone.
      const text = joined(cells) || (part === '장소' ? title : '');
      return { part, key, title, cells, text };
    })
    .filter(({ text }) => text !== '');
}

const said = (title: string, texts: readonly string[]): SheetLine[] =>
  lines(
    '안내',
    texts.map((text, i) => [`${title}${i}`, title, { [title]: text }]),
  );

const joined = (cells: readonly LineCell[]): string =>
  cells.flatMap(({ text }) => (text === '' ? [] : text)).join(' · ');

function ofRow(row: FrozenSheet['rows'][number]): Written {
  if (row.kind === 'phase') return [row.rowId, row.text, { 시간: row.timeText }];
  const { cells } = row;
  const marks = wordsOfMarks(row);
  const said = {
    시간: cells.time,
    시간대: marks.time,
    안·밖: marks.setting,
    로케·오픈·세트: marks.shootKind,
    컷: cells.cuts && `컷 ${cells.cuts}`,
    장소: cells.place,
    내용: cells.synopsis,
    등장인물: cells.cast,
    단역·보조출연: cells.extras,
    소품·미술: cells.props,
    의상·분장: cells.wardrobe,
    촬영·조명·그립: cells.equipment,
    특효·차량·CG: cells.effects,
    비고: cells.note,
  };
  return [row.rowId, `S#${cells.scene}`, said];
}

function ofCastCall(call: FrozenSheet['castCalls'][number]): Written {
  const timed = (what: string, time: string | undefined) => time && `${what} ${time}`;
  const said = {
    도착: timed('도착', call.arrival),
    분장: timed('분장', call.makeup),
    의상: timed('의상', call.wardrobe),
    촬영: timed('촬영', call.shoot),
    장소: call.place,
    씬: call.scenes && `S#${call.scenes}`,
    준비물: call.preparation,
  };
  return [call.characterId, [call.character, call.actor].filter(Boolean).join(' · '), said];
}
