import type { CommandName } from '@ddak/domain';
import type { Expected, Kind } from './kinds.ts';

/**
 * What becomes of a command from whom. `judged`: they have its right, and it is carried out or refused for what it asks;
 * `forbidden`: they take part, and have not; `nowhere`: as by a project that is not there; `signed out`.
 */
export type Fate = 'judged' | 'forbidden' | 'nowhere' | 'signed out';
export type ExpectedFate = Expected & { readonly [F in Fate]?: Expected[string] };

const OUT = {
  'signed out': ['anonymous', 'deleted'],
  nowhere: ['stranger', 'asker', 'removed'],
} as const satisfies Expected;
const only = (...judged: readonly Kind[]): ExpectedFate => ({ ...OUT, judged, forbidden: 'all the others' });

const TEAM = only('manager', 'owner');
const SCRIPT = only('editor', 'manager', 'owner');
// AC30: of a lead it is judged by what it comes to.
const OWN_PARTS = only('lead', 'otherLead', 'editor', 'manager', 'owner');
const SERVER_ALONE: ExpectedFate = { ...OUT, forbidden: 'all the others' };

/** Every command, and the undo. One without a row fails the matrix. */
export const EXPECTED_COMMANDS: Readonly<Record<CommandName | 'undo', ExpectedFate>> = {
  // Of a project that is there already: only those who take part are told so.
  createProject: { ...OUT, judged: 'all the others' },
  importProject: SERVER_ALONE,
  makeSample: SERVER_ALONE,
  // What is taken back is judged row by row: who may change none of them is told that nothing is left.
  undo: { ...OUT, judged: 'all the others' },

  editProject: TEAM,
  demandSecondFactor: TEAM,
  archiveProject: TEAM,
  unarchiveProject: TEAM,
  changeMember: TEAM,
  removeMember: TEAM,
  handOverProject: SERVER_ALONE,
  forgetPerson: SERVER_ALONE,
  eraseContacts: SERVER_ALONE,

  addEpisode: SCRIPT,
  addReviewEdit: SCRIPT,
  removeReviewEdit: SCRIPT,
  addScreenplay: SCRIPT,
  acceptScreenplay: SCRIPT,
  removeScreenplay: SCRIPT,
  failScreenplay: SERVER_ALONE,
  finishScreenplay: SERVER_ALONE,
  addCharacter: SCRIPT,
  editCharacter: SCRIPT,
  fillCharacters: SCRIPT,
  removeCharacter: SCRIPT,
  removeCharacters: SCRIPT,
  addLocation: SCRIPT,
  editLocation: SCRIPT,
  fillLocations: SCRIPT,
  removeLocation: SCRIPT,
  removeLocations: SCRIPT,
  mergeCharacters: SCRIPT,
  turnIntoItem: SCRIPT,
  mergeLocations: SCRIPT,
  placeScenes: SCRIPT,
  addScene: SCRIPT,
  importScenes: SCRIPT,
  castScenes: SCRIPT,
  editScenes: SCRIPT,
  fillScenes: SCRIPT,
  removeScenes: SCRIPT,
  splitScene: SCRIPT,
  joinScenes: SCRIPT,

  addBreakdownItems: OWN_PARTS,
  editBreakdownItem: OWN_PARTS,
  removeBreakdownItems: OWN_PARTS,
  acceptBreakdownItems: OWN_PARTS,
  rejectBreakdownItems: OWN_PARTS,
  editElement: OWN_PARTS,
  fillElements: OWN_PARTS,
  mergeElements: OWN_PARTS,
  planElement: OWN_PARTS,
  removeElement: OWN_PARTS,
  removeElements: OWN_PARTS,
  splitElement: OWN_PARTS,

  addBoard: SCRIPT,
  copyBoard: SCRIPT,
  editBoard: SCRIPT,
  makeBoardCurrent: SCRIPT,
  removeBoard: SCRIPT,
  addTimetable: SCRIPT,
  addTimetables: SCRIPT,
  breakDays: SCRIPT,
  importDays: SCRIPT,
  editTimetable: SCRIPT,
  removeTimetable: SCRIPT,
  swapTimetables: SCRIPT,
  arrangeDay: SCRIPT,
  giveOwnDay: SCRIPT,
  allocateScenes: SCRIPT,
  addPhaseRow: SCRIPT,
  addPhaseRows: SCRIPT,
  editDayDefaults: SCRIPT,
  acceptProposal: SCRIPT,
  finishProposal: SCRIPT,
  editRow: SCRIPT,
  moveRows: SCRIPT,
  recordRow: SCRIPT,
  removeRows: SCRIPT,
  splitRow: SCRIPT,
  rejoinRow: SCRIPT,
  parkScenes: SCRIPT,
  unparkScenes: SCRIPT,
  joinRows: SCRIPT,
  separateRows: SCRIPT,
  pinRows: SCRIPT,
  acceptFinding: SCRIPT,
  withdrawAcceptance: SCRIPT,

  makeCallsheet: SCRIPT,
  editCallsheet: OWN_PARTS,
  editCallsheetLayout: SCRIPT,
  removeCallsheet: SCRIPT,
  publishCallsheet: SCRIPT,
  withdrawVersion: SCRIPT,
  cancelCallsheet: SCRIPT,
  tickChecklist: only('member', 'lead', 'otherLead', 'editor', 'manager', 'owner'),
  addComment: only('member', 'lead', 'otherLead', 'editor', 'manager', 'owner'),
  editComment: only('member', 'lead', 'otherLead', 'editor', 'manager', 'owner'),
  removeComment: only('member', 'lead', 'otherLead', 'editor', 'manager', 'owner'),
  resolveComment: only('member', 'lead', 'otherLead', 'editor', 'manager', 'owner'),
  reopenComment: only('member', 'lead', 'otherLead', 'editor', 'manager', 'owner'),
  addAttachment: only('member', 'lead', 'otherLead', 'editor', 'manager', 'owner'),
  renameAttachment: only('member', 'lead', 'otherLead', 'editor', 'manager', 'owner'),
  removeAttachment: only('member', 'lead', 'otherLead', 'editor', 'manager', 'owner'),
  editDayReport: SCRIPT,
  receiveCallsheet: only('guest', 'member', 'lead', 'otherLead', 'editor', 'manager', 'owner'),
  receiveByLink: SERVER_ALONE,

  addCrew: TEAM,
  importCrew: TEAM,
  addCrewTeam: TEAM,
  addCrewTeams: TEAM,
  editCrew: TEAM,
  fillCrew: TEAM,
  // AC30: how much before the day's call their own team comes.
  editCrewTeam: only('lead', 'otherLead', 'manager', 'owner'),
  moveCrewTeam: TEAM,
  setLocationContact: TEAM,
  setPersonContact: TEAM,
  setPhoneShown: TEAM,
  setActorContact: TEAM,
  setBirthDate: TEAM,
  // After what is said of people: these leave few of them.
  removeCrew: TEAM,
  removeCrewPeople: TEAM,
  removeCrewTeam: TEAM,
  acceptCrewRequest: TEAM,
  acceptCrewRequests: TEAM,
  refuseCrewRequest: TEAM,
  addCrewRequest: SERVER_ALONE,
  removeCrewRequest: SERVER_ALONE,

  mapColumns: SCRIPT,
  setPersonPay: TEAM,
  setLocationCost: TEAM,
  setPrices: TEAM,
  setItemCost: TEAM,
  setCostRates: TEAM,
  setBudget: TEAM,
};
