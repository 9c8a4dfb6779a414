import { describe, expect, it } from 'vitest';
import { invitationLine, invitationState } from './invitation-line.ts';

const now = Date.UTC(2026, 10, 21);
const invitation = {
  _id: 'i',
  role: 'editor',
  maxUses: 5,
  uses: 2,
  createdByName: '정서윤',
  createdAt: now,
  expiresAt: Date.UTC(2026, 11, 1, 3),
  revokedAt: null,
} as const;

describe('an invitation in the list', () => {
  it.each([
    [{}, 'open'],
    [{ revokedAt: 1 }, 'revoked'],
    [{ expiresAt: now }, 'over'],
    [{ uses: 5 }, 'used'],
  ])('with %j is %s', (patch, state) =>
    expect(invitationState({ ...invitation, ...patch }, now)).toBe(state),
  );

  it('says for what, how often it was used, and until when', () => {
    expect(invitationLine(invitation, now)).toMatch(/ · 5명 중 2명 · 12월 1일까지$/);
    expect(invitationLine({ ...invitation, revokedAt: 1 }, now)).toMatch(/취소함$/);
  });
});
