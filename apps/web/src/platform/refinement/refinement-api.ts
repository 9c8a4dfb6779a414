import type { Id } from '@ddak/domain';
import type { Refinement } from '@ddak/protocol';
import { type Answer, api } from '../api.ts';

interface Version {
  readonly projectId: Id;
  readonly screenplayId: Id;
}

const url = ({ projectId, screenplayId }: Version): string =>
  `/projects/${projectId}/screenplays/${screenplayId}/refinement`;
const take = ({ data }: Answer<Refinement>): Refinement => data;

const refinementApi = api.injectEndpoints({
  endpoints: (build) => ({
    refinement: build.query<Refinement, Version>({
      query: url,
      transformResponse: take,
      providesTags: ['Refinement'],
    }),
    beginRefinement: build.mutation<Refinement, Version>({
      query: (version) => ({ url: url(version), method: 'POST' }),
      transformResponse: take,
      invalidatesTags: ['Refinement'],
    }),
    cancelRefinement: build.mutation<Refinement, Version>({
      query: (version) => ({ url: url(version), method: 'DELETE' }),
      transformResponse: take,
      invalidatesTags: ['Refinement'],
    }),
  }),
});

export const { useRefinementQuery, useBeginRefinementMutation, useCancelRefinementMutation } = refinementApi;
