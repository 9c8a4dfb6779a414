import { fileWords } from '../../file/file-or-link.ts';
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

/** A line that is not as it was. `before` null: new; `after` null: gone. */
export interface SheetChange {
  readonly part: SheetPart;
  /** Tells the line within its part: a row, a character, a team, a label. */
  readonly key: string;
  readonly title: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Line {
  readonly part: SheetPart;
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

const joined = (parts: readonly (string | number | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

/** CS27: the lines of a sheet that a change is told by. Numbers and sums that follow from others are none. */
function linesOf(sheet: FrozenSheet): readonly Line[] {
  const lines = (part: SheetPart, list: readonly (readonly [key: string, title: string, text: string])[]) =>
    list.map(([key, title, text]) => ({ part, key, title, text }));
  const said = (title: string, texts: readonly string[]) =>
    texts.map((text, i) => [`${title}${i}`, title, text] as const);
  return [
    ...lines(
      '집합',
      sheet.facts.map(({ label, value }) => [label, label, value]),
    ),
    ...lines('촬영 순서', sheet.rows.map(rowLine)),
    ...lines(
      '배우 콜',
      sheet.castCalls.map(({ characterId, number: _, character, actor, arrival, makeup, shoot, ...more }) => [
        characterId,
        joined([character, actor]),
        joined([
          `도착 ${arrival}`,
          `분장 ${makeup}`,
          more.wardrobe && `의상 ${more.wardrobe}`,
          shoot && `촬영 ${shoot}`,
          more.scenes && `S#${more.scenes}`,
          more.preparation,
        ]),
      ]),
    ),
    ...lines(
      '보조출연 콜',
      sheet.extrasCalls.map((call) => [
        call.name,
        call.name,
        joined([`${call.count}명`, call.calltime, call.charge]),
      ]),
    ),
    ...lines(
      '팀별 콜',
      sheet.teamCalls.map((call) => [
        call.crewTeamId,
        call.team,
        joined([call.calltime, call.place, call.preparation]),
      ]),
    ),
    ...lines(
      '장소',
      sheet.places.map((place) => [
        place.name,
        place.name,
        joined([place.address, place.parking, place.hospital]) || place.name,
      ]),
    ),
    ...lines('안내', [
      ...said('알림', sheet.notices),
      ...said('식사', sheet.meals),
      ...said('차량 · 이동', [...vehicleTexts(sheet.vehicleCalls ?? [], () => ''), ...sheet.vehicles]),
      ...said(
        '확인할 것',
        sheet.checklist.map((item) => item.text),
      ),
    ]),
    ...lines(
      '파일',
      (sheet.files ?? []).map((file) => [file._id, file.name, fileWords(file)]),
    ),
  ].filter(({ text }) => text !== '');
}

function rowLine(row: FrozenSheet['rows'][number]): readonly [string, string, string] {
  if (row.kind === 'phase') return [row.rowId, row.text, row.timeText];
  const { time, scene, order: _, minutes: __, ...cells } = row.cells;
  return [row.rowId, `S#${scene}`, joined([time, ...Object.values(cells)])];
}

/**
 * CS27: what differs from one sheet to the other, in the order in which it is read. What is written by hand has no name:
 * a notice is known by its words, and one put before the others leaves them as they were.
 */
export function compareSheets(before: FrozenSheet, after: FrozenSheet): readonly SheetChange[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const oldById = new Map(old.map((line) => [idOf(line), line]));
  const nowIds = new Set(now.map(idOf));
  const gone = old.filter((line) => !nowIds.has(idOf(line)));
  const reworded = new Set<Line>();
  const changed = now.flatMap((line): SheetChange[] => {
    const known = oldById.get(idOf(line));
    if (known?.text === line.text) return [];
    const was = known ?? gone.find((one) => !reworded.has(one) && isSaidFor(one, line));
    if (was) reworded.add(was);
    const { part, key, title, text } = line;
    return [{ part, key, title, before: was?.text ?? null, after: text }];
  });
  const left = gone
    .filter((line) => !reworded.has(line))
    .map(({ part, key, title, text }) => ({ part, key, title, before: text, after: null }));
  return [...changed, ...left];
}

const isSaid = ({ part }: Line): boolean => part === '안내';
const idOf = (line: Line): string => `${line.part}/${isSaid(line) ? `${line.title}/${line.text}` : line.key}`;
/** Whether the one notice stands where the other stood: of one kind, both without their like in the other sheet. */
const isSaidFor = (one: Line, other: Line): boolean =>
  isSaid(one) && isSaid(other) && one.title === other.title;
