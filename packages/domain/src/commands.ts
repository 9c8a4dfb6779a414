import { setBirthDate } from './age/set-birth-date.ts';
import { addAttachment } from './attachment/add-attachment.ts';
import { removeAttachment } from './attachment/remove-attachment.ts';
import { renameAttachment } from './attachment/rename-attachment.ts';
import { acceptBreakdownItems } from './breakdown/accept-breakdown-items.ts';
import { addBreakdownItems } from './breakdown/add-breakdown-items.ts';
import { editBreakdownItem } from './breakdown/edit-breakdown-item.ts';
import { editElement } from './breakdown/elements/edit-element.ts';
import { fillElements } from './breakdown/elements/fill-elements.ts';
import { mergeElements } from './breakdown/elements/merge-elements.ts';
import { planElement } from './breakdown/elements/plan-element.ts';
import { removeElement } from './breakdown/elements/remove-element.ts';
import { removeElements } from './breakdown/elements/remove-elements.ts';
import { splitElement } from './breakdown/elements/split-element.ts';
import { rejectBreakdownItems } from './breakdown/reject-breakdown-items.ts';
import { removeBreakdownItems } from './breakdown/remove-breakdown-items.ts';
import { tickChecklist } from './callsheet/checklist/tick-checklist.ts';
import { editCallsheet } from './callsheet/edit-callsheet.ts';
import { cancelCallsheet } from './callsheet/issue/cancel-callsheet.ts';
import { publishCallsheet } from './callsheet/issue/publish-callsheet.ts';
import { receiveByLink } from './callsheet/issue/receive-by-link.ts';
import { receiveCallsheet } from './callsheet/issue/receive-callsheet.ts';
import { withdrawVersion } from './callsheet/issue/withdraw-version.ts';
import { editCallsheetLayout } from './callsheet/layout/edit-callsheet-layout.ts';
import { makeCallsheet } from './callsheet/make-callsheet.ts';
import { removeCallsheet } from './callsheet/remove-callsheet.ts';
import { acceptFinding } from './checks/accepted/accept-finding.ts';
import { withdrawAcceptance } from './checks/accepted/withdraw-acceptance.ts';
import { mapColumns } from './columns/map-columns.ts';
import type { Command } from './command.ts';
import { addComment } from './comment/add-comment.ts';
import { editComment } from './comment/edit-comment.ts';
import { removeComment } from './comment/remove-comment.ts';
import { reopenComment } from './comment/reopen-comment.ts';
import { resolveComment } from './comment/resolve-comment.ts';
import { setBudget } from './cost/budget/set-budget.ts';
import { setCostRates } from './cost/set-cost-rates.ts';
import { setItemCost } from './cost/set-item-cost.ts';
import { setLocationCost } from './cost/set-location-cost.ts';
import { setPersonPay } from './cost/set-person-pay.ts';
import { setPrices } from './cost/set-prices.ts';
import { acceptCrewRequest } from './crew/accept-crew-request.ts';
import { acceptCrewRequests } from './crew/accept-crew-requests.ts';
import { addCrew } from './crew/add-crew.ts';
import { addCrewRequest } from './crew/add-crew-request.ts';
import { addCrewTeam } from './crew/add-crew-team.ts';
import { addCrewTeams } from './crew/add-crew-teams.ts';
import { editCrew } from './crew/edit-crew.ts';
import { editCrewTeam } from './crew/edit-crew-team.ts';
import { fillCrew } from './crew/fill-crew.ts';
import { importCrew } from './crew/import/import-crew.ts';
import { moveCrewTeam } from './crew/move-crew-team.ts';
import { refuseCrewRequest } from './crew/refuse-crew-request.ts';
import { removeCrew } from './crew/remove-crew.ts';
import { removeCrewPeople } from './crew/remove-crew-people.ts';
import { removeCrewRequest } from './crew/remove-crew-request.ts';
import { removeCrewTeam } from './crew/remove-crew-team.ts';
import { setActorContact } from './crew/set-actor-contact.ts';
import { setPersonContact } from './crew/set-person-contact.ts';
import { setPhoneShown } from './crew/set-phone-shown.ts';
import { editDayReport } from './day-report/edit-day-report.ts';
import { eraseContacts } from './personal/erase-contacts.ts';
import { forgetPerson } from './personal/forget-person.ts';
import { addEpisode } from './project/add-episode.ts';
import { archiveProject } from './project/archive-project.ts';
import { changeMember } from './project/change-member.ts';
import { createProject } from './project/create-project.ts';
import { demandSecondFactor } from './project/demand-second-factor.ts';
import { editProject } from './project/edit-project.ts';
import { handOverProject } from './project/hand-over-project.ts';
import { importProject } from './project/import-project.ts';
import { makeSample } from './project/make-sample.ts';
import { removeMember } from './project/remove-member.ts';
import { unarchiveProject } from './project/unarchive-project.ts';
import { addScene } from './scene/add-scene.ts';
import { addCharacter } from './scene/characters/add-character.ts';
import { castScenes } from './scene/characters/cast-scenes.ts';
import { editCharacter } from './scene/characters/edit-character.ts';
import { fillCharacters } from './scene/characters/fill-characters.ts';
import { mergeCharacters } from './scene/characters/merge-characters.ts';
import { removeCharacter } from './scene/characters/remove-character.ts';
import { removeCharacters } from './scene/characters/remove-characters.ts';
import { turnIntoItem } from './scene/characters/turn-into-item.ts';
import { editScenes } from './scene/edit-scenes.ts';
import { fillScenes } from './scene/fill-scenes.ts';
import { importScenes } from './scene/import/import-scenes.ts';
import { joinScenes } from './scene/join-scenes.ts';
import { addLocation } from './scene/locations/add-location.ts';
import { editLocation } from './scene/locations/edit-location.ts';
import { fillLocations } from './scene/locations/fill-locations.ts';
import { mergeLocations } from './scene/locations/merge-locations.ts';
import { placeScenes } from './scene/locations/place-scenes.ts';
import { removeLocation } from './scene/locations/remove-location.ts';
import { removeLocations } from './scene/locations/remove-locations.ts';
import { setLocationContact } from './scene/locations/set-location-contact.ts';
import { parkScenes } from './scene/park-scenes.ts';
import { removeScenes } from './scene/remove-scenes.ts';
import { splitScene } from './scene/split-scene.ts';
import { unparkScenes } from './scene/unpark-scenes.ts';
import { acceptScreenplay } from './screenplay/accept/accept-screenplay.ts';
import { addScreenplay } from './screenplay/add-screenplay.ts';
import { failScreenplay } from './screenplay/fail-screenplay.ts';
import { finishScreenplay } from './screenplay/finish-screenplay.ts';
import { removeScreenplay } from './screenplay/remove-screenplay.ts';
import { addReviewEdit } from './screenplay/review/add-review-edit.ts';
import { removeReviewEdit } from './screenplay/review/remove-review-edit.ts';
import { acceptProposal } from './timetable/accept-proposal.ts';
import { addPhaseRow } from './timetable/add-phase-row.ts';
import { allocateScenes } from './timetable/allocate-scenes.ts';
import { addBoard } from './timetable/boards/add-board.ts';
import { copyBoard } from './timetable/boards/copy-board.ts';
import { editBoard } from './timetable/boards/edit-board.ts';
import { finishProposal } from './timetable/boards/finish-proposal.ts';
import { makeBoardCurrent } from './timetable/boards/make-board-current.ts';
import { removeBoard } from './timetable/boards/remove-board.ts';
import { breakDays } from './timetable/day-breaks/break-days.ts';
import { addPhaseRows } from './timetable/day-rows/add-phase-rows.ts';
import { editDayDefaults } from './timetable/day-rows/edit-day-defaults.ts';
import { addTimetable } from './timetable/days/add-timetable.ts';
import { addTimetables } from './timetable/days/add-timetables.ts';
import { arrangeDay } from './timetable/days/arrange-day.ts';
import { editTimetable } from './timetable/days/edit-timetable.ts';
import { giveOwnDay } from './timetable/days/give-own-day.ts';
import { removeTimetable } from './timetable/days/remove-timetable.ts';
import { swapTimetables } from './timetable/days/swap-timetables.ts';
import { editRow } from './timetable/edit-row.ts';
import { importDays } from './timetable/import/import-days.ts';
import { joinRows } from './timetable/joined/join-rows.ts';
import { separateRows } from './timetable/joined/separate-rows.ts';
import { moveRows } from './timetable/move-rows.ts';
import { pinRows } from './timetable/pin-rows.ts';
import { rejoinRow } from './timetable/rejoin-row.ts';
import { removeRows } from './timetable/remove-rows.ts';
import { recordRow } from './timetable/shot/record-row.ts';
import { splitRow } from './timetable/split-row.ts';

/** Every command that changes a project, on one page. The server, the client and the generated tests read this list. */
export const COMMANDS = {
  createProject,
  importProject,
  makeSample,
  editProject,
  demandSecondFactor,
  archiveProject,
  unarchiveProject,
  changeMember,
  removeMember,
  handOverProject,
  addEpisode,
  addReviewEdit,
  removeReviewEdit,
  addScreenplay,
  acceptScreenplay,
  failScreenplay,
  finishScreenplay,
  removeScreenplay,
  addCharacter,
  addLocation,
  addScene,
  importScenes,
  castScenes,
  editCharacter,
  fillCharacters,
  editLocation,
  fillLocations,
  editScenes,
  fillScenes,
  mergeCharacters,
  turnIntoItem,
  mergeLocations,
  setLocationContact,
  placeScenes,
  removeCharacter,
  removeCharacters,
  removeLocation,
  removeLocations,
  removeScenes,
  splitScene,
  joinScenes,
  addBreakdownItems,
  editBreakdownItem,
  removeBreakdownItems,
  acceptBreakdownItems,
  rejectBreakdownItems,
  editElement,
  fillElements,
  mergeElements,
  planElement,
  removeElement,
  removeElements,
  splitElement,
  addCrew,
  importCrew,
  addCrewTeam,
  addCrewTeams,
  editCrew,
  fillCrew,
  editCrewTeam,
  moveCrewTeam,
  removeCrew,
  removeCrewPeople,
  removeCrewTeam,
  setPersonContact,
  setPhoneShown,
  setActorContact,
  setBirthDate,
  addCrewRequest,
  acceptCrewRequest,
  acceptCrewRequests,
  refuseCrewRequest,
  removeCrewRequest,
  forgetPerson,
  eraseContacts,
  setPersonPay,
  setLocationCost,
  setPrices,
  setItemCost,
  setCostRates,
  setBudget,
  addBoard,
  copyBoard,
  editBoard,
  makeBoardCurrent,
  finishProposal,
  removeBoard,
  addTimetable,
  addTimetables,
  breakDays,
  importDays,
  editTimetable,
  removeTimetable,
  swapTimetables,
  arrangeDay,
  giveOwnDay,
  allocateScenes,
  addPhaseRow,
  acceptProposal,
  editRow,
  moveRows,
  recordRow,
  removeRows,
  splitRow,
  rejoinRow,
  parkScenes,
  unparkScenes,
  joinRows,
  separateRows,
  pinRows,
  acceptFinding,
  withdrawAcceptance,
  addPhaseRows,
  editDayDefaults,
  makeCallsheet,
  editCallsheetLayout,
  editCallsheet,
  removeCallsheet,
  publishCallsheet,
  withdrawVersion,
  cancelCallsheet,
  tickChecklist,
  editDayReport,
  receiveCallsheet,
  receiveByLink,
  mapColumns,
  addComment,
  editComment,
  removeComment,
  resolveComment,
  reopenComment,
  addAttachment,
  renameAttachment,
  removeAttachment,
} as const;

export type CommandName = keyof typeof COMMANDS;
export type ArgsOf<N extends CommandName> =
  (typeof COMMANDS)[N] extends Command<string, infer Args> ? Args : never;

/** A command seen without its argument type, as the write path handles it. */
export type AnyCommand = Command<string, unknown>;

/** The command of that name, or undefined for one that this version does not know. */
export const findCommand = (name: string): AnyCommand | undefined =>
  Object.hasOwn(COMMANDS, name) ? (COMMANDS[name as CommandName] as unknown as AnyCommand) : undefined;
