import type { Id } from '@ddak/domain';
import type { Invitation, MadeInvitation, NewInvitation } from '@ddak/protocol';
import { type Answer, api } from '../../platform/api.ts';

const crewApi = api.injectEndpoints({
  endpoints: (build) => ({
    invitations: build.query<readonly Invitation[], Id>({
      query: (projectId) => `/projects/${projectId}/invitations`,
      transformResponse: ({ data }: Answer<readonly Invitation[]>) => data,
      providesTags: ['Invitations'],
    }),
    makeInvitation: build.mutation<MadeInvitation, NewInvitation & { readonly projectId: Id }>({
      query: ({ projectId, ...body }) => ({
        url: `/projects/${projectId}/invitations`,
        method: 'POST',
        body,
      }),
      transformResponse: ({ data }: Answer<MadeInvitation>) => data,
      invalidatesTags: ['Invitations'],
    }),
    revokeInvitation: build.mutation<unknown, { readonly projectId: Id; readonly invitationId: Id }>({
      query: ({ projectId, invitationId }) => ({
        url: `/projects/${projectId}/invitations/${invitationId}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Invitations'],
    }),
  }),
});

export const { useInvitationsQuery, useMakeInvitationMutation, useRevokeInvitationMutation } = crewApi;
