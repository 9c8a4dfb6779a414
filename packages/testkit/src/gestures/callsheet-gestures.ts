import { type ArgsOf, fingerprint, freezeCallsheet } from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';

type CallsheetCommand =
  | 'makeCallsheet'
  | 'editCallsheet'
  | 'removeCallsheet'
  | 'publishCallsheet'
  | 'withdrawVersion'
  | 'cancelCallsheet'
  | 'receiveCallsheet';

/** A new widget entry that names a row, as a list of none or one. */
const naming = <Column extends string>(hand: Hand, table: Parameters<Hand['rowId']>[0], column: Column) => {
  const id = hand.rowId(table);
  return id ? [{ _id: hand.newId(), [column]: id } as { _id: string } & Record<Column, string>] : [];
};

function widgets(hand: Hand) {
  const call = { calltime: hand.one([null, 420]), place: '', preparation: hand.word() };
  const castCall = { arrival: hand.one([null, 360]), makeup: null, preparation: '' };
  const choices: ArgsOf<'editCallsheet'>['put'][] = [
    {},
    { contacts: naming(hand, 'crew', 'crewId') },
    { locations: naming(hand, 'location', 'locationId') },
    { checklist: [{ _id: hand.newId(), text: hand.word(), done: false }] },
    { teamCalls: naming(hand, 'crewTeam', 'crewTeamId').map((entry) => ({ ...entry, ...call })) },
    { castCalls: naming(hand, 'character', 'characterId').map((entry) => ({ ...entry, ...castCall })) },
  ];
  return hand.one(choices);
}

export const callsheetGestures = {
  makeCallsheet: (hand) => {
    const timetableId = hand.rowId('timetable');
    return timetableId ? { callsheetId: hand.newId(), timetableId } : null;
  },
  editCallsheet: (hand) => {
    const callsheetId = hand.rowId('callsheet');
    const patch = hand.patch({
      name: () => hand.word(),
      weather: () => hand.one(['맑음', '흐림']),
      notices: () => [hand.word()],
    });
    const sheet = callsheetId ? hand.view.callsheet.get(callsheetId) : undefined;
    const entries = sheet ? [...sheet.teamCalls, ...sheet.castCalls, ...sheet.contacts] : [];
    const remove = entries.length > 0 && hand.random.chance(0.3) ? [hand.one(entries)._id] : [];
    return callsheetId ? { callsheetId, patch, put: widgets(hand), remove } : null;
  },
  removeCallsheet: (hand) => {
    const callsheetId = hand.rowId('callsheet');
    return callsheetId ? { callsheetId } : null;
  },
  publishCallsheet: (hand) => {
    const callsheetId = hand.rowId('callsheet');
    const sheet = callsheetId ? freezeCallsheet(hand.view, callsheetId) : null;
    if (!callsheetId || !sheet) return null;
    return { callsheetId, versionId: hand.newId(), seen: fingerprint(callsheetId, sheet), note: hand.word() };
  },
  withdrawVersion: (hand) => {
    // The newest, mostly: a slip of the hand is seen at once.
    const last = [...hand.view.callsheetVersion.values()].sort((a, b) => b.publishedAt - a.publishedAt)[0];
    const versionId = hand.random.chance(0.3) ? hand.rowId('callsheetVersion') : last?._id;
    return versionId ? { versionId } : null;
  },
  cancelCallsheet: (hand) => {
    const callsheetId = hand.rowId('callsheet');
    return callsheetId ? { callsheetId, versionId: hand.newId(), note: hand.word() } : null;
  },
  receiveCallsheet: (hand) => {
    const versionId = hand.rowId('callsheetVersion');
    return versionId ? { versionId, receiptId: hand.newId(), confirms: hand.one([true, false]) } : null;
  },
} satisfies GesturesFor<CallsheetCommand>;
