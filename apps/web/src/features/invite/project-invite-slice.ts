import type { ShownInvitation } from '@ddak/protocol';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The invitation by which somebody has come (SPEC.md section 3: projectInvite). */
export interface ProjectInvite {
  /** The project that it leads to, as far as the invitation names it. */
  readonly inviteProject: ShownInvitation | null;
  readonly dialogOpen: boolean;
  readonly inviteCode: string;
}

const initialState: ProjectInvite = { inviteProject: null, dialogOpen: false, inviteCode: '' };

export const projectInviteSlice = createSlice({
  name: 'projectInvite',
  initialState,
  reducers: {
    /** Somebody who is signed in has come by an invitation: they are asked whether they want to take part. */
    inviteOpened: (
      _state,
      { payload }: PayloadAction<Pick<ProjectInvite, 'inviteCode' | 'inviteProject'>>,
    ): ProjectInvite => ({ ...payload, dialogOpen: true }),
    inviteClosed: (): ProjectInvite => initialState,
  },
});

export const { inviteOpened, inviteClosed } = projectInviteSlice.actions;
