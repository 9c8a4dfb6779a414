import type { SignIn, SignUp, User } from '@ddak/protocol';
import { type Answer, api } from '../../platform/api.ts';
import type { UserPermission } from '../../platform/session/user-permission-slice.ts';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<unknown, SignUp>({
      query: (body) => ({ url: '/auth/signup', method: 'POST', body }),
    }),
    signIn: build.mutation<User, SignIn>({
      query: (body) => ({ url: '/auth/signin', method: 'POST', body }),
      transformResponse: ({ data }: Answer<{ user: User }>) => data.user,
    }),
    signOut: build.mutation<unknown, void>({ query: () => ({ url: '/auth/signout', method: 'POST' }) }),
    myPermissions: build.query<readonly UserPermission[], void>({
      query: () => '/auth/permissions',
      transformResponse: ({ data }: Answer<readonly UserPermission[]>) =>
        data.map(({ projectId, role, rights }) => ({ projectId, role, rights })),
      providesTags: ['Permissions'],
    }),
  }),
});

export const { useSignUpMutation, useSignInMutation, useSignOutMutation, useMyPermissionsQuery } = accountApi;
