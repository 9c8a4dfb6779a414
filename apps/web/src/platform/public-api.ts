import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/**
 * The second client of SPEC.md section 7: without credentials, for what everybody may read. Its data is kept and
 * fetched again by the same rules as the first one's.
 */
export const publicApi = createApi({
  reducerPath: 'publicApi',
  baseQuery: fetchBaseQuery({ baseUrl: '/api', credentials: 'omit', timeout: 15_000 }),
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
