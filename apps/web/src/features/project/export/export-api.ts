import type { Id } from '@ddak/domain';
import type { ExportContents } from '@ddak/protocol';
import { type Answer, api } from '../../../platform/api.ts';

const exportApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportContents: build.query<ExportContents, Id>({
      query: (projectId) => `/projects/${projectId}/export/contents`,
      transformResponse: ({ data }: Answer<ExportContents>) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useExportContentsQuery } = exportApi;
