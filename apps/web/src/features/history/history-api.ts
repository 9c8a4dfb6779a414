import type { Id, RestoredPart, RestoreScope } from '@ddak/domain';
import type { HistoryPage, RestorePreview } from '@ddak/protocol';
import { type Answer, api } from '../../platform/api.ts';

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
    restorePreview: build.query<
      RestorePreview,
      { readonly projectId: Id; readonly commandId: Id; readonly scope: RestoreScope }
    >({
      query: ({ projectId, commandId, scope }) => ({
        url: `/projects/${projectId}/history/${commandId}/restore`,
        params: { scope },
      }),
      transformResponse: ({ data }: Answer<RestorePreview>) => data,
      // What it would do changes with every change of anybody.
      keepUnusedDataFor: 0,
    }),
    restorePartPreview: build.query<
      RestorePreview,
      { readonly projectId: Id; readonly commandId: Id } & RestoredPart
    >({
      query: ({ projectId, commandId, ...params }) => ({
        url: `/projects/${projectId}/history/${commandId}/restore-part`,
        params,
      }),
      transformResponse: ({ data }: Answer<RestorePreview>) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyHistoryQuery, useRestorePreviewQuery, useRestorePartPreviewQuery } = historyApi;
