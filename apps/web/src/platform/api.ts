import { failureSchema } from '@ddak/protocol';
import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { NO_LINE, UNREADABLE } from './fixed-texts.ts';
import { sessionExpired } from './session/auth-slice.ts';
import { renewSession } from './session/renew-session.ts';

const plainQuery = fetchBaseQuery({ baseUrl: '/api', credentials: 'include', timeout: 15_000 });

/** Who comes in here is not signed in yet: a 401 says what is wrong with what they gave. */
const isDoor = (path: string): boolean =>
  path.startsWith('/auth/') || path.startsWith('/user-crew-requests/invite/');

/** A call that comes back with 401 renews the session once and is made again. */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  queryApi,
  extra,
) => {
  const answer = await plainQuery(args, queryApi, extra);
  const path = typeof args === 'string' ? args : args.url;
  if (answer.error?.status !== 401 || isDoor(path)) return answer;
  const { kind } = await renewSession();
  if (kind === 'renewed') return plainQuery(args, queryApi, extra);
  if (kind === 'failed') queryApi.dispatch(sessionExpired());
  return answer;
};

/**
 * REST calls, one endpoint injected where it is used. SPEC.md section 9: unused data is kept 60 s; nothing is
 * fetched again by focus, reconnection or mounting alone.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Projects',
    'Permissions',
    'Sessions',
    'Invitations',
    'CrewRequests',
    'Storage',
    'Notices',
    'Consents',
    'Refinement',
    'Push',
    'History',
    'Avatars',
    'CalendarFeed',
  ],
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

/** What a failed call says to a person: the server's own words where it gave any. */
export function failureMessage(error: unknown): string {
  const { status, data } = (error ?? {}) as { readonly status?: unknown; readonly data?: unknown };
  const failure = failureSchema.safeParse(data);
  if (failure.success) return failure.data.message;
  if (typeof status === 'number') return `요청을 처리하지 못했어요 (${status}).`;
  return status === 'PARSING_ERROR' ? UNREADABLE : NO_LINE;
}

/**
 * Whether a failure may be over in a moment, without anybody doing anything: no line, one that answers for the server, a
 * server that is just not there. What it refused it refuses again.
 */
export function isPassing(error: unknown): boolean {
  if (error === undefined || error === null) return false;
  const { status } = error as { readonly status?: unknown };
  return typeof status === 'number' ? status >= 500 : true;
}

/** The body that every call answers with. */
export interface Answer<T> {
  readonly data: T;
}
