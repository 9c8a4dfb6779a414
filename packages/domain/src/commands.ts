import type { Command } from './command.ts';
import { addEpisode } from './project/add-episode.ts';
import { addMember } from './project/add-member.ts';
import { changeMember } from './project/change-member.ts';
import { createProject } from './project/create-project.ts';
import { editProject } from './project/edit-project.ts';
import { removeMember } from './project/remove-member.ts';
import { addBoard } from './timetable/add-board.ts';
import { addPhaseRow } from './timetable/add-phase-row.ts';
import { addTimetable } from './timetable/add-timetable.ts';
import { allocateScenes } from './timetable/allocate-scenes.ts';
import { editRow } from './timetable/edit-row.ts';
import { editTimetable } from './timetable/edit-timetable.ts';
import { moveRows } from './timetable/move-rows.ts';
import { recordRow } from './timetable/record-row.ts';
import { removeRows } from './timetable/remove-rows.ts';
import { removeTimetable } from './timetable/remove-timetable.ts';

/** Every command that changes a project, on one page. The server, the client and the generated tests read this list. */
export const COMMANDS = {
  createProject,
  editProject,
  addMember,
  changeMember,
  removeMember,
  addEpisode,
  addBoard,
  addTimetable,
  editTimetable,
  removeTimetable,
  allocateScenes,
  addPhaseRow,
  editRow,
  moveRows,
  recordRow,
  removeRows,
} as const;

export type CommandName = keyof typeof COMMANDS;
export type ArgsOf<N extends CommandName> =
  (typeof COMMANDS)[N] extends Command<string, infer Args> ? Args : never;

/** A command seen without its argument type, as the write path handles it. */
export type AnyCommand = Command<string, unknown>;

/** The command of that name, or undefined for one that this version does not know. */
export const findCommand = (name: string): AnyCommand | undefined =>
  Object.hasOwn(COMMANDS, name) ? (COMMANDS[name as CommandName] as unknown as AnyCommand) : undefined;
