import type { Invitation } from '@ddak/protocol';
import { ROLE_NAMES } from '../../platform/role-names.ts';

export type InvitationState = 'open' | 'revoked' | 'over' | 'used';

/** Whether an invitation still leads anywhere at this moment (milliseconds), and if not, why. */
export function invitationState(invitation: Invitation, now: number): InvitationState {
  if (invitation.revokedAt !== null) return 'revoked';
  if (invitation.expiresAt <= now) return 'over';
  return invitation.uses >= invitation.maxUses ? 'used' : 'open';
}

const ENDED: Readonly<Record<Exclude<InvitationState, 'open'>, string>> = {
  revoked: '취소함',
  over: '기한이 지남',
  used: '모두 사용함',
};

const day = new Intl.DateTimeFormat('ko-KR', { month: 'long', day: 'numeric' });

/** `멤버 · 5명 중 2명 · 12월 1일까지`, or why it is over. */
export function invitationLine(invitation: Invitation, now: number): string {
  const state = invitationState(invitation, now);
  const used = `${invitation.maxUses}명 중 ${invitation.uses}명`;
  const until = state === 'open' ? `${day.format(invitation.expiresAt)}까지` : ENDED[state];
  return `${ROLE_NAMES[invitation.role]} · ${used} · ${until}`;
}
