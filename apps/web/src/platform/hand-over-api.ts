import type { Id } from '@ddak/domain';
import { api } from './api.ts';

const handOverApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Gives a project of mine to one of its managers. */
    handOverProject: build.mutation<unknown, { readonly projectId: Id; readonly memberId: Id }>({
      query: ({ projectId, ...body }) => ({ url: `/projects/${projectId}/owner`, method: 'POST', body }),
      invalidatesTags: ['Projects', 'Permissions'],
    }),
  }),
});

export const { useHandOverProjectMutation } = handOverApi;
