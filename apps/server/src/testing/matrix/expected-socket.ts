import type { TableName } from '@ddak/domain';
import type { ChannelKind, ClientMessage } from '@ddak/protocol';
import type { Expected, Kind } from './kinds.ts';

const SIGNED_OUT = { 401: ['anonymous', 'deleted'] } as const satisfies Expected;
const OUTSIDE: readonly Kind[] = ['stranger', 'asker', 'removed'];

/** What each message on the socket is answered of the project. One without a row fails the matrix. */
export const EXPECTED_MESSAGES: Readonly<Record<ClientMessage['kind'], Expected>> = {
  subscribe: { ...SIGNED_OUT, ended: OUTSIDE, snapshot: 'all the others' },
  unsubscribe: { ...SIGNED_OUT, nothing: 'all the others' },
  follow: { ...SIGNED_OUT, 'left out': OUTSIDE, standing: 'all the others' },
  // Who may not read the crew is told that they are there, and no name.
  here: { ...SIGNED_OUT, nothing: OUTSIDE, nobody: ['guest'], names: 'all the others' },
  // Said of a field of a scene, and told to the others of who may write it alone.
  inField: {
    ...SIGNED_OUT,
    told: ['editor', 'manager', 'owner'],
    nothing: 'all the others',
  },
  ping: { ...SIGNED_OUT, pong: 'all the others' },
};

const TAKEN = { ...SIGNED_OUT, subscribed: 'all the others' } as const satisfies Expected;
const DENIED = { ...SIGNED_OUT, denied: 'all the others' } as const satisfies Expected;

/** Whose channel it is that somebody asks for. */
export const WHOSE = ['their own', "somebody else's", 'their own in capitals'] as const;

/** What subscribing to each kind of channel is answered. One without a row fails the matrix. */
export const EXPECTED_CHANNELS: Readonly<
  Record<ChannelKind, Readonly<Record<(typeof WHOSE)[number], Expected>>>
> = {
  test: { 'their own': TAKEN, "somebody else's": DENIED, 'their own in capitals': DENIED },
  user: { 'their own': TAKEN, "somebody else's": DENIED, 'their own in capitals': DENIED },
  // Whose feed it is not, to them it ends at once (`subscribe`, above).
  project: { 'their own': TAKEN, "somebody else's": TAKEN, 'their own in capitals': DENIED },
};
/** What has the form of a channel, and is of no kind. */
export const EXPECTED_OF_NO_KIND: Expected = DENIED;

const ALL: readonly Kind[] = ['guest', 'member', 'lead', 'otherLead', 'editor', 'manager', 'owner'];
const MEMBERS = ALL.slice(1);
const CONTACTS = ALL.slice(2);
const SHEETS: readonly Kind[] = ['editor', 'manager', 'owner'];
const TEAM: readonly Kind[] = ['manager', 'owner'];

/** Who is sent all rows of a table; of the tables with an owner, others are sent their own. */
export const EXPECTED_TABLES: Readonly<Record<TableName, readonly Kind[]>> = {
  project: MEMBERS,
  projectMember: MEMBERS,
  episode: MEMBERS,
  screenplay: MEMBERS,
  reviewEdit: MEMBERS,
  location: MEMBERS,
  character: MEMBERS,
  noPerson: MEMBERS,
  scene: MEMBERS,
  breakdownItem: MEMBERS,
  elementPlan: MEMBERS,
  board: MEMBERS,
  timetable: MEMBERS,
  timetableRow: MEMBERS,
  acceptedFinding: MEMBERS,
  crewTeam: MEMBERS,
  crew: MEMBERS,
  callsheet: CONTACTS,
  callsheetVersion: ALL,
  callsheetReceipt: SHEETS,
  checklistTick: ALL,
  dayReport: SHEETS,
  comment: MEMBERS,
  attachment: MEMBERS,
  personContact: CONTACTS,
  locationContact: CONTACTS,
  crewRequest: TEAM,
  columnMapping: MEMBERS,
  personPay: TEAM,
  locationCost: TEAM,
  itemCost: TEAM,
  costRates: TEAM,
};
