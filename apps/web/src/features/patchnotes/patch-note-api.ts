import type { PatchNote } from '@ddak/protocol';
import type { Answer } from '../../platform/api.ts';
import { publicApi } from '../../platform/public-api.ts';

/** What is new, fetched without credentials. */
export const patchNoteApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    patchNotes: build.query<readonly PatchNote[], void>({
      query: () => '/patchnotes/public',
      transformResponse: ({ data }: Answer<readonly PatchNote[]>) => data,
    }),
  }),
});

export const { usePatchNotesQuery } = patchNoteApi;
