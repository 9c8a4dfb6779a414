import type { ShownInvitation } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { inviteClosed, inviteOpened, projectInviteSlice } from './project-invite-slice.ts';

const { reducer } = projectInviteSlice;
const inviteProject: ShownInvitation = {
  projectId: 'p',
  title: '밤의 정류장',
  projectType: 'feature',
  invitedBy: '정서윤',
  role: 'member',
  teams: [],
  expiresAt: 1,
};

describe('projectInvite', () => {
  it('SPEC 3: holds inviteProject, dialogOpen and inviteCode, and starts without any', () => {
    expect(reducer(undefined, { type: '' })).toEqual({
      inviteProject: null,
      dialogOpen: false,
      inviteCode: '',
    });
  });

  it('SPEC 3: opens the dialog with the invitation, and forgets it when it closes', () => {
    const open = reducer(undefined, inviteOpened({ inviteCode: 'ABCD', inviteProject }));
    expect(open).toEqual({ inviteProject, dialogOpen: true, inviteCode: 'ABCD' });
    expect(reducer(open, inviteClosed())).toEqual(reducer(undefined, { type: '' }));
  });
});
