import type { TableKind } from '../table.ts';
import { CREW_WORDS } from './crew-words.ts';
import { DAY_WORDS } from './day-words.ts';
import type { FieldWord } from './head-label.ts';
import { SCENE_WORDS } from './scene-words.ts';

/** How each kind of table names its columns. */
export const WORDS: Readonly<Record<TableKind, readonly FieldWord<string>[]>> = {
  scenes: SCENE_WORDS,
  crew: CREW_WORDS,
  days: DAY_WORDS,
};

/** What a table cannot be read without. */
export const NEEDS: Readonly<Record<TableKind, (fields: ReadonlySet<string>) => boolean>> = {
  scenes: (has) =>
    (has.has('sceneNo') || has.has('order')) &&
    [
      'setName',
      'placeAndTime',
      'realName',
      'synopsis',
      'characters',
      'timeOfDay',
      'timeAndSetting',
      'name',
    ].some((field) => has.has(field)),
  crew: (has) =>
    ['name', 'character', 'firstName', 'lastName'].some((field) => has.has(field)) &&
    ['phone', 'email', 'roleTitle', 'crewTeam'].some((field) => has.has(field)),
  days: (has) =>
    (has.has('dayNo') || has.has('tableDate') || has.has('calltime') || has.has('startTime')) &&
    ['sceneNo', 'setName', 'realName', 'calltime', 'meetingPlace'].some((field) => has.has(field)),
};
