import type { HeadingFields } from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';

export const screenplayGestures = {
  addScreenplay: (hand) => {
    const episodeId = hand.rowId('episode');
    const ids = { screenplayId: hand.newId(), fileId: hand.newId() };
    return episodeId ? { ...ids, episodeId, fileName: `${hand.word()}.txt`, label: '' } : null;
  },
  addReviewEdit: (hand) => {
    const screenplayId = hand.rowId('screenplay');
    return screenplayId ? { editId: hand.newId(), screenplayId, step: reviewStep(hand) } : null;
  },
  removeReviewEdit: (hand) => {
    const editId = hand.rowId('reviewEdit');
    return editId ? { editId } : null;
  },
  acceptScreenplay: (hand) => {
    const screenplayId = hand.rowId('screenplay');
    return screenplayId ? { screenplayId } : null;
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

function reviewStep(hand: Hand) {
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
  return hand.one([
    { kind: 'editHeading', headingLine: line, heading: hand.word(), fields } as const,
    { kind: 'split', line } as const,
    { kind: 'join', headingLine: line } as const,
  ]);
}
