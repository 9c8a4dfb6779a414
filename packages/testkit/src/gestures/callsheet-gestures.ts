import {
  type ArgsOf,
  CALLSHEET_BLOCKS,
  CALLSHEET_COLUMNS,
  fingerprint,
  freezeCallsheet,
  lastVersion,
  rowsOf,
} from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';

type CallsheetCommand =
  | 'makeCallsheet'
  | 'editCallsheet'
  | 'editCallsheetLayout'
  | 'removeCallsheet'
  | 'publishCallsheet'
  | 'withdrawVersion'
  | 'cancelCallsheet'
  | 'receiveCallsheet'
  | 'receiveByLink'
  | 'tickChecklist'
  | 'editDayReport';

/** A new widget entry that names a row, as a list of none or one. */
const naming = <Column extends string>(hand: Hand, table: Parameters<Hand['rowId']>[0], column: Column) => {
  const id = hand.rowId(table);
  return id ? [{ _id: hand.newId(), [column]: id } as { _id: string } & Record<Column, string>] : [];
};

function widgets(hand: Hand) {
  const call = { calltime: hand.one([null, 420]), place: '', preparation: hand.word() };
  const castCall = {
    arrival: hand.one([null, 360]),
    makeup: null,
    wardrobe: hand.one([null, 400]),
    place: hand.one(['', hand.word()]),
    preparation: '',
  };
  const anyTime = { calltime: hand.one([null, 420]), place: hand.one(['', hand.word()]) };
  const way = { from: hand.word(), to: hand.word() };
  const choices: ArgsOf<'editCallsheet'>['put'][] = [
    {},
    { contacts: naming(hand, 'crew', 'crewId') },
    { locations: naming(hand, 'location', 'locationId') },
    { teamCalls: naming(hand, 'crewTeam', 'crewTeamId').map((entry) => ({ ...entry, ...call })) },
    {
      extrasCalls: [{ _id: hand.newId(), name: hand.word(), count: hand.int(0, 30), ...anyTime, charge: '' }],
    },
    {
      vehicleCalls: [
        {
          _id: hand.newId(),
          name: hand.word(),
          driver: hand.word(),
          people: hand.int(1, 12),
          ...way,
          time: null,
        },
      ],
    },
    {
      files: [
        {
          ...{ _id: hand.newId(), name: hand.word(), link: 'https://example.com/map' },
          ...{ fileId: null, size: null, contents: null },
        },
      ],
    },
    { castCalls: naming(hand, 'character', 'characterId').map((entry) => ({ ...entry, ...castCall })) },
  ];
  // Often: what is issued can be ticked.
  const crewTeamId = hand.rowIdOrNull('crewTeam');
  const ofTeam = crewTeamId && hand.random.chance(0.5) ? { crewTeamId } : {};
  const checklist = [{ _id: hand.newId(), text: hand.word(), done: false, ...ofTeam }];
  return { ...hand.one(choices), ...(hand.random.chance(0.6) ? { checklist } : {}) };
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
      mealCount: () => hand.one([null, 40]),
    });
    const sheet = callsheetId ? hand.view.callsheet.get(callsheetId) : undefined;
    const entries = sheet ? [...sheet.teamCalls, ...sheet.castCalls, ...sheet.contacts] : [];
    const remove = entries.length > 0 && hand.random.chance(0.3) ? [hand.one(entries)._id] : [];
    const [first, second] = sheet?.files ?? [];
    const move =
      first && second && hand.random.chance(0.3) ? { _id: first._id, afterId: second._id } : undefined;
    return callsheetId ? { callsheetId, patch, put: widgets(hand), remove, ...(move && { move }) } : null;
  },
  editCallsheetLayout: (hand) => {
    const key = hand.one(CALLSHEET_COLUMNS);
    const shown = key === 'scene' || hand.random.chance(0.5);
    const column = {
      key,
      label: hand.one(['', '비고란']),
      shown,
      width: hand.one(['usual', 'wide'] as const),
    };
    const hiddenBlocks = hand.random.chance(0.5) ? [hand.one(CALLSHEET_BLOCKS)] : [];
    const layout = { columns: [column], hiddenBlocks };
    const logo = { fileId: hand.one([null, hand.newId()]) };
    const form = { fileId: hand.one([null, hand.newId()]), name: `${hand.word()}.xlsx` };
    const choices: ArgsOf<'editCallsheetLayout'>[] = [{ layout }, { logo }, { form }, { layout, logo, form }];
    return hand.one(choices);
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
  receiveByLink: (hand) => {
    const [versionId, id] = [hand.rowId('callsheetVersion'), hand.rowId('crew')];
    if (!versionId || !id) return null;
    const said = { way: hand.one(['link', 'room'] as const), confirms: hand.one([true, false]) };
    return { versionId, receiptId: hand.newId(), to: { kind: 'crew', id }, ...said };
  },
  tickChecklist: (hand) => {
    const sheets = new Set([...hand.view.callsheetVersion.values()].map(({ callsheet }) => callsheet));
    const items = [...sheets].flatMap((callsheetId) => {
      const shown = lastVersion(hand.view, callsheetId)?.sheet.checklist ?? [];
      return shown.flatMap(({ _id: itemId }) => (itemId ? [{ callsheetId, itemId }] : []));
    });
    if (items.length === 0) return null;
    return { ...hand.one(items), tickId: hand.newId(), done: hand.random.chance(0.7) };
  },
  editDayReport: (hand) => {
    const timetableId = hand.rowId('timetable');
    if (!timetableId) return null;
    const patch = hand.patch({
      gatheredAt: () => hand.one([null, hand.int(300, 600)]),
      releasedAt: () => hand.one([null, hand.int(900, 1500)]),
      weather: () => hand.one(['맑음', '흐림']),
      remarks: () => hand.word(),
    });
    const rows = rowsOf(hand.view, timetableId);
    const count = hand.one([null, hand.int(0, 30)]);
    const cuts = rows.length > 0 && hand.random.chance(0.5) ? [{ rowId: hand.one(rows)._id, count }] : [];
    const _id = hand.random.chance(0.5) ? hand.rowId('character') : hand.rowId('crewTeam');
    const times = hand.patch({
      arrivedAt: () => hand.one([null, hand.int(300, 600)]),
      wrappedAt: () => hand.int(900, 1500),
    });
    const calls = _id && hand.random.chance(0.5) ? [{ _id, ...times }] : [];
    return { timetableId, reportId: hand.newId(), patch, cuts, calls };
  },
} satisfies GesturesFor<CallsheetCommand>;
