import type {
  CrewRequestForm,
  InviteSignIn,
  InviteSignUp,
  MyCrewRequest,
  ShownInvitation,
  User,
} from '@ddak/protocol';
import { type Answer, api } from '../../platform/api.ts';

const inviteApi = api.injectEndpoints({
  endpoints: (build) => ({
    shownInvitation: build.query<ShownInvitation, string>({
      query: (code) => `/invitations/${encodeURIComponent(code)}`,
      transformResponse: ({ data }: Answer<ShownInvitation>) => data,
      keepUnusedDataFor: 0,
    }),
    inviteSignUp: build.mutation<User, InviteSignUp>({
      query: (body) => ({ url: '/user-crew-requests/invite/signup', method: 'POST', body }),
      transformResponse: ({ data }: Answer<{ user: User }>) => data.user,
    }),
    inviteSignIn: build.mutation<User, InviteSignIn>({
      query: (body) => ({ url: '/user-crew-requests/invite/signin', method: 'POST', body }),
      transformResponse: ({ data }: Answer<{ user: User }>) => data.user,
    }),
    askToTakePart: build.mutation<unknown, CrewRequestForm>({
      query: (body) => ({ url: '/user-crew-requests', method: 'POST', body }),
      invalidatesTags: ['CrewRequests'],
    }),
    myCrewRequests: build.query<readonly MyCrewRequest[], void>({
      query: () => '/user-crew-requests',
      transformResponse: ({ data }: Answer<readonly MyCrewRequest[]>) => data,
      providesTags: ['CrewRequests'],
    }),
    withdrawRequest: build.mutation<unknown, string>({
      query: (id) => ({ url: `/user-crew-requests/${id}`, method: 'DELETE' }),
      invalidatesTags: ['CrewRequests'],
    }),
  }),
});

export const {
  useShownInvitationQuery,
  useInviteSignUpMutation,
  useInviteSignInMutation,
  useAskToTakePartMutation,
  useMyCrewRequestsQuery,
  useWithdrawRequestMutation,
} = inviteApi;
