import type { Id, Recipient } from '@ddak/domain';
import { type Answer, api } from '../../../platform/api.ts';

/** How far the last message to somebody has come. */
export interface Delivery {
  readonly recipient: string;
  readonly channel: 'app' | 'mail' | 'push';
  readonly status: 'waiting' | 'sent' | 'bounced' | 'failed' | 'unreachable' | 'dropped';
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Deliveries {
  /** `outbox`: no mail leaves the server; it lies there for its operator. */
  readonly mail: 'smtp' | 'outbox';
  readonly sent: readonly Delivery[];
}

/** By which ways each would be told of a sheet, were it issued now; by none: nobody tells them. */
export interface Ways {
  readonly mail: Deliveries['mail'];
  readonly ways: readonly {
    readonly recipient: string;
    readonly channels: readonly Delivery['channel'][];
  }[];
}

interface OfVersion {
  readonly projectId: Id;
  readonly versionId: Id;
}

/** Whose link is copied: of a person without an account, or the chat room's. */
export type LinkFor = Pick<Recipient, 'kind' | 'id'> | { readonly kind: 'room' };

const path = ({ projectId, versionId }: OfVersion): string =>
  `/projects/${projectId}/callsheet-versions/${versionId}/deliveries`;

const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    deliveries: build.query<Deliveries, OfVersion>({
      query: path,
      transformResponse: ({ data }: Answer<Deliveries>) => data,
      // What it says is of the moment.
      keepUnusedDataFor: 0,
    }),
    ways: build.query<Ways, { readonly projectId: Id; readonly callsheetId: Id }>({
      query: ({ projectId, callsheetId }) => `/projects/${projectId}/callsheets/${callsheetId}/ways`,
      transformResponse: ({ data }: Answer<Ways>) => data,
      keepUnusedDataFor: 0,
    }),
    sendAgain: build.mutation<{ readonly put: number }, OfVersion & { readonly to: readonly string[] }>({
      query: ({ to, ...version }) => ({ url: path(version), method: 'POST', body: { to } }),
      transformResponse: ({ data }: Answer<{ put: number }>) => data,
    }),
    makeLink: build.mutation<
      string,
      { readonly projectId: Id; readonly callsheetId: Id; readonly to: LinkFor }
    >({
      query: ({ projectId, callsheetId, to }) => ({
        url: `/projects/${projectId}/callsheets/${callsheetId}/links`,
        method: 'POST',
        body: to,
      }),
      transformResponse: ({ data }: Answer<{ url: string }>) => data.url,
    }),
    /** CS110: of several at once, in their order; null: they have none. */
    makeLinks: build.mutation<
      readonly (string | null)[],
      { readonly projectId: Id; readonly callsheetId: Id; readonly to: readonly Recipient[] }
    >({
      query: ({ projectId, callsheetId, to }) => ({
        url: `/projects/${projectId}/callsheets/${callsheetId}/link-list`,
        method: 'POST',
        body: { to },
      }),
      transformResponse: ({ data }: Answer<{ urls: readonly (string | null)[] }>) => data.urls,
    }),
    /** The next copy is another link. */
    cutLink: build.mutation<
      unknown,
      { readonly projectId: Id; readonly callsheetId: Id; readonly to: LinkFor }
    >({
      query: ({ projectId, callsheetId, to }) => ({
        url: `/projects/${projectId}/callsheets/${callsheetId}/links`,
        method: 'DELETE',
        body: to,
      }),
    }),
  }),
});

export const {
  useDeliveriesQuery,
  useWaysQuery,
  useSendAgainMutation,
  useMakeLinkMutation,
  useMakeLinksMutation,
  useCutLinkMutation,
} = deliveryApi;
