import { shortDate } from '../../kernel/date.ts';
import type { Id } from '../../kernel/id.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneLabel } from '../../scene/scene-label.ts';
import type { ProjectState } from '../../state.ts';
import type { AnyRow, TableName } from '../../tables.ts';
import type { Target } from '../../target/target.ts';
import { targetName } from '../../target/target-name.ts';
import { dayName as nameOfDay, unitMark } from '../../timetable/day-name.ts';
import { dayNumbers } from '../../timetable/day-no.ts';
import type { Timetable, TimetableRow } from '../../timetable/timetable.ts';
import { TABLE_WORDS } from './table-words.ts';

/** What a person calls a row, gone or not: `S#12A`, `3회차 12.3`, `하은`. The state names what it refers to, as it is now. */
export function rowTitle(state: ProjectState, table: TableName, row: AnyRow): string {
  if (table === 'scene') return sceneTitle(state, row as unknown as Scene);
  if (table === 'timetable') return dayTitle(state, row as unknown as Timetable);
  if (table === 'timetableRow') return planRowTitle(state, row as unknown as TimetableRow);
  if (table === 'breakdownItem') {
    const scene = state.scene.get(String(row.sceneId));
    return [scene ? sceneTitle(state, scene) : '', String(row.name)].filter(Boolean).join(' ');
  }
  // What it hangs on: twenty lines of 댓글 tell nothing.
  if (table === 'comment') return `${targetName(state, row as unknown as Target)} ${TABLE_WORDS.comment}`;
  if (table === 'attachment') return `${targetName(state, row as unknown as Target)} ‘${row.name}’`;
  if (table === 'noPerson') return `${TABLE_WORDS.noPerson} ‘${row.name}’`;
  if (table === 'personPay' || table === 'locationCost' || table === 'locationContact')
    return priceTitle(state, table, row);
  const day = state.timetable.get(String(row.timetable));
  const name = [row.name, row.realName, row.title].find((one) => typeof one === 'string' && one !== '');
  if (day && table === 'callsheetVersion') return `${dayTitle(state, day)} 일촬표 ${row.number}판`;
  if (day) return `${dayTitle(state, day)} ${TABLE_WORDS[table]}`;
  return typeof name === 'string' && table !== 'project' ? name : TABLE_WORDS[table];
}

/** `박도현 보수`, `한빛편의점 장소 비용`: whose price it is, where that is the reader's to see. */
function priceTitle(state: ProjectState, table: TableName, row: AnyRow): string {
  const character = state.character.get(String(row.characterId));
  const place = state.location.get(String(row.locationId));
  const name =
    state.crew.get(String(row.crewId))?.name ?? (character?.actorName || character?.name) ?? place?.realName;
  return [name, TABLE_WORDS[table]].filter(Boolean).join(' ');
}

const sceneTitle = (state: ProjectState, scene: Scene): string => `S#${sceneLabel(state, scene)}`;

function dayTitle(state: ProjectState, day: Timetable): string {
  const dayNo = dayNumbers(state, day.boardId).get(day._id);
  const date = shortDate(day.tableDate);
  return dayNo === undefined ? `${date}${unitMark(day)}` : `${nameOfDay(day, dayNo)} ${date}`;
}

function planRowTitle(state: ProjectState, { sceneData, phaseData }: TimetableRow): string {
  if (phaseData) return phaseData.label || phaseData.kind;
  const scene = sceneData && state.scene.get(sceneData);
  return scene ? sceneTitle(state, scene) : TABLE_WORDS.scene;
}

/** `3회차 12.3`; empty for a day that is gone. */
export function dayName(state: ProjectState, dayId: Id): string {
  const day = state.timetable.get(dayId);
  return day ? dayTitle(state, day) : '';
}
