import type { Id, Right, Role, Section } from '@ddak/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signOut } from './auth-slice.ts';

export interface UserPermission {
  readonly projectId: Id;
  readonly role: Role;
  readonly rights: Partial<Record<Section, Right>>;
}

/** My rights by project, as last heard: what the app may show before a project is open. */
export const userPermissionSlice = createSlice({
  name: 'userPermission',
  initialState: {} as Record<Id, UserPermission>,
  reducers: {
    permissionsLoaded: (_state, { payload }: PayloadAction<readonly UserPermission[]>) =>
      Object.fromEntries(payload.map((one) => [one.projectId, one])),
    permissionChanged(state, { payload }: PayloadAction<UserPermission>) {
      state[payload.projectId] = payload;
    },
    permissionLost(state, { payload }: PayloadAction<{ readonly projectId: Id }>) {
      delete state[payload.projectId];
    },
  },
  extraReducers: (builder) => builder.addCase(signOut, () => ({})),
});

export const { permissionsLoaded, permissionChanged, permissionLost } = userPermissionSlice.actions;
