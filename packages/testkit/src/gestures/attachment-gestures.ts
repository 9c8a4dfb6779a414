import { TARGET_KINDS } from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';

const attachment = (hand: Hand) => {
  const attachmentId = hand.rowId('attachment');
  return attachmentId ? { attachmentId } : null;
};

function newAttachment(hand: Hand) {
  const targetKind = hand.one(TARGET_KINDS);
  const targetId = hand.rowId(targetKind);
  if (!targetId) return null;
  const link = hand.random.chance(0.6) ? `https://example.com/${hand.random.int(1, 99)}` : null;
  const file = link ? { fileId: null, link } : { fileId: hand.newId(), link: null };
  const known = { size: null, contents: null };
  return { attachmentId: hand.newId(), targetKind, targetId, name: hand.word(), ...file, ...known };
}

export const attachmentGestures = {
  addAttachment: newAttachment,
  renameAttachment: (hand) => {
    const one = attachment(hand);
    return one && { ...one, name: hand.word() };
  },
  removeAttachment: attachment,
} satisfies GesturesFor<'addAttachment' | 'renameAttachment' | 'removeAttachment'>;
