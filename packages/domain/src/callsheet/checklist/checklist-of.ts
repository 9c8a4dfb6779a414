import { groupBy } from '../../kernel/group-by.ts';
import { koreanMoment } from '../../kernel/korean-time.ts';
import type { ProjectState } from '../../state.ts';
import type { CallsheetVersion } from '../issue/callsheet-version.ts';
import type { ChecklistTick } from './checklist-tick.ts';

export const tickOf = (state: ProjectState, callsheetId: string, itemId: string): ChecklistTick | undefined =>
  groupBy(state.checklistTick, 'callsheet')
    .get(callsheetId)
    ?.find(({ item }) => item === itemId);

/** An item of an issued sheet as it stands now. */
export interface ChecklistItem {
  readonly _id: string;
  readonly text: string;
  readonly done: boolean;
  /** `하은 · 12.2 07:40`: who ticked it and when, or took the tick off; empty where nobody has. */
  readonly said: string;
}

/** CS74: the items of a version with what was ticked since; those of before items were told apart are left out. */
export const checklistOf = (state: ProjectState, version: CallsheetVersion): readonly ChecklistItem[] =>
  version.sheet.checklist.flatMap(({ _id, text, done }): ChecklistItem[] => {
    if (_id === undefined || text.trim() === '') return [];
    const tick = tickOf(state, version.callsheet, _id);
    return [{ _id, text, done: tick?.done ?? done, said: tick ? saidBy(state, tick) : '' }];
  });

function saidBy(state: ProjectState, tick: ChecklistTick): string {
  const member = [...state.projectMember.values()].find(({ userId }) => userId === tick.tickedBy);
  // Guests see nobody's name; of who has left there is none.
  const who = [member?.name, koreanMoment(tick.tickedAt)].filter(Boolean).join(' · ');
  return tick.done ? who : `${who} 표시 지움`;
}
