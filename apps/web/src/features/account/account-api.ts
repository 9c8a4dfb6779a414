import type {
  ChangeConsents,
  ChangePassword,
  Confirm,
  Deletion,
  EditUser,
  GivenConsent,
  MySession,
  SignIn,
  SignUp,
  StorageRoom,
  User,
} from '@ddak/protocol';
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
    changePassword: build.mutation<unknown, ChangePassword>({
      query: (body) => ({ url: '/auth/password', method: 'PATCH', body }),
      invalidatesTags: ['Sessions'],
    }),
    editUser: build.mutation<User, EditUser>({
      query: (body) => ({ url: '/auth/user', method: 'PATCH', body }),
      transformResponse: ({ data }: Answer<User>) => data,
    }),
    mySessions: build.query<readonly MySession[], void>({
      query: () => '/auth/sessions',
      transformResponse: ({ data }: Answer<readonly MySession[]>) => data,
      providesTags: ['Sessions'],
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    enterKey: build.mutation<User, string>({
      query: (key) => ({ url: `/auth/key/${encodeURIComponent(key)}`, method: 'POST' }),
      transformResponse: ({ data }: Answer<User>) => data,
      invalidatesTags: ['Storage'],
    }),
    myConsents: build.query<readonly GivenConsent[], void>({
      query: () => '/auth/user/consents',
      transformResponse: ({ data }: Answer<readonly GivenConsent[]>) => data,
      providesTags: ['Consents'],
      keepUnusedDataFor: 0,
    }),
    changeConsents: build.mutation<unknown, ChangeConsents>({
      query: (body) => ({ url: '/auth/user/consents', method: 'PATCH', body }),
      invalidatesTags: ['Consents'],
    }),
    storage: build.query<StorageRoom, void>({
      query: () => '/auth/storage',
      transformResponse: ({ data }: Answer<StorageRoom>) => data,
      providesTags: ['Storage'],
      keepUnusedDataFor: 0,
    }),
    deletionPlan: build.query<Deletion, void>({
      query: () => '/auth/user/deletion',
      transformResponse: ({ data }: Answer<Deletion>) => data,
      keepUnusedDataFor: 0,
    }),
    confirm: build.mutation<unknown, Confirm>({
      query: (body) => ({ url: '/auth/confirm', method: 'POST', body }),
    }),
    deleteUser: build.mutation<unknown, void>({ query: () => ({ url: '/auth/user', method: 'DELETE' }) }),
    myPermissions: build.query<readonly UserPermission[], void>({
      query: () => '/auth/permissions',
      transformResponse: ({ data }: Answer<readonly UserPermission[]>) =>
        data.map(({ projectId, role, rights }) => ({ projectId, role, rights })),
      providesTags: ['Permissions'],
    }),
  }),
});

export const {
  useSignUpMutation,
  useSignInMutation,
  useSignOutMutation,
  useChangePasswordMutation,
  useEditUserMutation,
  useMySessionsQuery,
  useEndSessionMutation,
  useEnterKeyMutation,
  useMyConsentsQuery,
  useChangeConsentsMutation,
  useStorageQuery,
  useDeletionPlanQuery,
  useConfirmMutation,
  useDeleteUserMutation,
  useMyPermissionsQuery,
} = accountApi;
