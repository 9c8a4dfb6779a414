import type { Id, Role } from '@ddak/domain';
import { api } from '../../platform/api.ts';

const crewApi = api.injectEndpoints({
  endpoints: (build) => ({
    addMember: build.mutation<
      unknown,
      { readonly projectId: Id; readonly email: string; readonly role: Exclude<Role, 'owner'> }
    >({
      query: ({ projectId, ...body }) => ({ url: `/projects/${projectId}/members`, method: 'POST', body }),
    }),
  }),
});

export const { useAddMemberMutation } = crewApi;
