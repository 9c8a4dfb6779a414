import type { Id } from '@ddak/domain';
import type { HistoryPage } from '@ddak/protocol';
import { type Answer, api } from '../api.ts';

export interface HistoryFilter {
  readonly projectId: Id;
  readonly actor?: Id | undefined;
  readonly object?: Id | undefined;
  /** Milliseconds since 1970: what was done before. */
  readonly until?: number | undefined;
}

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    history: build.query<HistoryPage, HistoryFilter & { readonly before?: number | undefined }>({
      query: ({ projectId, ...params }) => ({ url: `/projects/${projectId}/history`, params }),
      transformResponse: ({ data }: Answer<HistoryPage>) => data,
    }),
  }),
});

export const { useLazyHistoryQuery } = historyApi;
