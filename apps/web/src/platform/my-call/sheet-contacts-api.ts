import { type CallsheetVersion, type Id, lastVersion, type PersonLine } from '@ddak/domain';
import { useCan, useProjectId, useProjectSelector } from '../../sync/hooks.ts';
import { type Answer, api } from '../api.ts';

interface OfVersion {
  readonly projectId: Id;
  readonly callsheetId: Id;
  /** Another version is asked about anew. */
  readonly versionId: Id;
}

const sheetContactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sheetContacts: build.query<readonly PersonLine[], OfVersion>({
      query: ({ projectId, callsheetId }) => `/projects/${projectId}/callsheets/${callsheetId}/contacts`,
      transformResponse: ({ data }: Answer<readonly PersonLine[]>) => data,
    }),
  }),
});

/**
 * CS101: whom a sheet names to call, for who may not see contacts otherwise: asked of the server, so that no device keeps
 * a phone of it. Null: it is not there, or the device has it by right.
 */
export function useSheetContacts({ _id, callsheet }: CallsheetVersion): readonly PersonLine[] | null {
  const projectId = useProjectId();
  const mayRead = useCan('contacts', 'read');
  const counts = useProjectSelector((state) => lastVersion(state, callsheet)?._id === _id);
  const { data } = sheetContactsApi.useSheetContactsQuery(
    { projectId, callsheetId: callsheet, versionId: _id },
    { skip: mayRead || !counts },
  );
  return (mayRead || !counts ? null : data) ?? null;
}
