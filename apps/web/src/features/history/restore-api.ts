import type { Id, RestoredPart, RestoreScope } from '@ddak/domain';
import type { RestorePreview } from '@ddak/protocol';
import { type Answer, api } from '../../platform/api.ts';

const restoreApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useRestorePreviewQuery, useRestorePartPreviewQuery } = restoreApi;
