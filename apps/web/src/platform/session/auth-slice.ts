import type { User } from '@ddak/protocol';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AuthState {
  readonly user: User | null;
  readonly isSignedIn: boolean;
}

const initialState: AuthState = { user: null, isSignedIn: false };

/** Who is signed in on this device (SPEC.md section 4). */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signIn: (_state, { payload }: PayloadAction<User>): AuthState => ({ user: payload, isSignedIn: true }),
    signOut: (): AuthState => initialState,
    updateUser(state, { payload }: PayloadAction<Partial<User>>) {
      if (state.user) Object.assign(state.user, payload);
    },
  },
});

/** A refresh has failed: the session is over, whatever the person was doing (SPEC.md section 4). */
export const sessionExpired = createAction('auth/sessionExpired');

export const { signIn, signOut, updateUser } = authSlice.actions;
