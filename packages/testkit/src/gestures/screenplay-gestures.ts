import { type HeadingFields, LINE_TYPES, type ReviewStep } from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';

export const screenplayGestures = {
  addScreenplay: (hand) => {
    const episodeId = hand.rowId('episode');
    const ids = { screenplayId: hand.newId(), fileId: hand.newId() };
    return episodeId ? { ...ids, episodeId, fileName: `${hand.word()}.txt`, label: '' } : null;
  },
  addReviewEdit: (hand) => {
    // Of a script that is under review, mostly: the others take no edits.
    const open = [...hand.view.screenplay.values()].filter(({ state }) => state === 'review');
    const one = open.length > 0 && hand.random.chance(0.8) ? hand.one(open)._id : null;
    const screenplayId = one ?? hand.rowId('screenplay');
    return screenplayId ? { editId: hand.newId(), screenplayId, step: reviewStep(hand) } : null;
  },
  removeReviewEdit: (hand) => {
    // Of a script that is still under review, mostly: nothing of the others can be taken back.
    const { reviewEdit, screenplay } = hand.view;
    const open = [...reviewEdit.values()].filter(
      ({ screenplayId }) => screenplay.get(screenplayId)?.state === 'review',
    );
    const editId = open.length > 0 && hand.random.chance(0.8) ? hand.one(open)._id : hand.rowId('reviewEdit');
    return editId ? { editId } : null;
  },
  acceptScreenplay: (hand) => {
    const screenplayId = hand.rowId('screenplay');
    if (!screenplayId) return null;
    const said = [{ headingLine: hand.int(1, 16), sceneId: hand.rowIdOrNull('scene') }];
    const characterId = hand.one([true, false, false]) ? hand.rowId('character') : null;
    return {
      screenplayId,
      isExcerpt: hand.one([true, false, false]),
      ...(hand.one([true, false, false]) ? { scenes: said } : {}),
      ...(characterId ? { people: [{ name: hand.word(), characterId }] } : {}),
    };
  },
  finishScreenplay: (hand) => {
    const screenplayId = hand.rowId('screenplay');
    return screenplayId ? { screenplayId, format: hand.one(['txt', 'pdf'] as const) } : null;
  },
  failScreenplay: (hand) => {
    const screenplayId = hand.rowId('screenplay');
    const code = hand.one([null, 'password_needed'] as const);
    return screenplayId ? { screenplayId, message: '파일을 읽을 수 없어요.', code } : null;
  },
  removeScreenplay: (hand) => {
    const screenplayId = hand.rowId('screenplay');
    return screenplayId ? { screenplayId } : null;
  },
} satisfies GesturesFor<
  | 'addScreenplay'
  | 'addReviewEdit'
  | 'removeReviewEdit'
  | 'acceptScreenplay'
  | 'finishScreenplay'
  | 'failScreenplay'
  | 'removeScreenplay'
>;

function reviewStep(hand: Hand): ReviewStep {
  const line = hand.int(1, 16);
  const fields: HeadingFields = {
    episodeNo: null,
    sceneNo: hand.int(1, 9),
    subSceneNo: hand.one(['', 'A']),
    setName: hand.word(),
    setting: hand.one(['INT', 'EXT', null]),
    timeOfDay: hand.one(['day', 'night', null]),
    timeText: hand.one(['낮', '밤', null]),
    omitted: false,
  };
  const name = hand.one(['준호', '미영', '형사1']);
  const item = { type: 'props', name: hand.one(['우산', '가방']), line } as const;
  const bare = { subtype: '', quantity: null, words: '', confidence: 0.5 };
  return hand.one([
    { kind: 'editHeading', headingLine: line, heading: hand.word(), fields } as const,
    { kind: 'split', line } as const,
    { kind: 'join', headingLine: line } as const,
    {
      kind: 'renumber',
      headingLine: line,
      sceneNo: hand.int(1, 9),
      subSceneNo: '',
      following: hand.one([true, false]),
    },
    {
      kind: 'setFields',
      headingLines: [line, hand.int(1, 16)],
      fields: { setName: hand.word(), omitted: false },
    },
    { kind: 'setLineType', lines: [line], type: hand.one(LINE_TYPES), who: hand.one([null, name]) },
    { kind: 'namePeople', names: [name], name: hand.one(['준호', '박미영']) },
    { kind: 'dropPerson', name },
    { kind: 'keepPeople', names: [name] },
    { kind: 'dropPeople', names: [name, hand.word()] },
    { kind: 'confirmScenes', headingLines: [line, hand.int(1, 16)] },
    { kind: 'setSynopsis', headingLine: line, synopsis: hand.word() },
    { kind: 'confirm', headingLine: line, doubt: hand.one([null, { code: 'number_gap', line }]) },
    { kind: 'addOmitted', headingLine: line, from: 1, until: hand.int(1, 9) },
    { kind: 'divide', headingLine: line, until: hand.int(2, 9) },
    { kind: 'addItems', headingLine: line, items: [{ ...item, ...bare }] },
    { kind: 'dropItems', headingLine: line, items: [item] },
  ] satisfies ReviewStep[]);
}
