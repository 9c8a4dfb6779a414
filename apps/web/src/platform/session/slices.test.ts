import { describe, expect, it } from 'vitest';
import { loadingSlice, resetLoading, setLoading } from '../loading-slice.ts';
import { uiSlice } from '../ui-slice.ts';
import { authSlice, signIn, signOut, updateUser } from './auth-slice.ts';
import { permissionChanged, permissionsLoaded, userPermissionSlice } from './user-permission-slice.ts';

const user = { _id: 'u', email: 'a@example.com', name: '정서윤', phone: '', pbChannels: [], confirmed: true };
const initially = <S>(reducer: (state: S | undefined, action: { type: string }) => S) =>
  reducer(undefined, { type: '@@init' });

describe('the auth slice', () => {
  const { reducer } = authSlice;
  it('begins with nobody, signs in, and signs out to the beginning', () => {
    const first = initially(reducer);
    expect(first).toEqual({ user: null, isSignedIn: false });
    const inside = reducer(first, signIn(user));
    expect(inside).toEqual({ user, isSignedIn: true });
    expect(reducer(inside, signOut())).toEqual(first);
  });

  it('merges fields into the user only when there is one', () => {
    const first = initially(reducer);
    expect(reducer(first, updateUser({ name: '하은' }))).toEqual(first);
    const inside = reducer(reducer(first, signIn(user)), updateUser({ phone: '010-0000-1234' }));
    expect(inside.user).toEqual({ ...user, phone: '010-0000-1234' });
  });
});

describe('the stored permissions', () => {
  const { reducer } = userPermissionSlice;
  const one = { projectId: 'p', role: 'editor', rights: {} } as const;
  it('are keyed by project, follow changes, and go with the person', () => {
    const loaded = reducer(initially(reducer), permissionsLoaded([one]));
    expect(loaded).toEqual({ p: one });
    const changed = reducer(loaded, permissionChanged({ ...one, role: 'member' }));
    expect(changed.p?.role).toBe('member');
    expect(reducer(changed, signOut())).toEqual({});
  });
});

describe('what is shown', () => {
  it('is the sidebar and the list of breakdown scenes, by default', () => {
    expect(initially(uiSlice.reducer)).toEqual({ sidebarVisible: true, breakdownScenesVisible: true });
  });

  it('is covered while loading, which begins idle and can be reset', () => {
    const { reducer } = loadingSlice;
    expect(initially(reducer).status).toBe('idle');
    const loading = reducer(initially(reducer), setLoading('loading'));
    expect(loading.status).toBe('loading');
    expect(reducer(loading, resetLoading()).status).toBe('idle');
  });
});
