import type { MyPushSubscription, PushKey, PushSubscriptionSent } from '@ddak/protocol';
import { type Answer, api } from '../api.ts';
import type { PushServer } from './turn-push.ts';

const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    pushKey: build.query<string | null, void>({
      query: () => '/push',
      transformResponse: ({ data }: Answer<PushKey>) => data.publicKey,
    }),
    /** Where this session gets notices. */
    myPush: build.query<string | null, void>({
      query: () => '/me/push-subscription',
      transformResponse: ({ data }: Answer<MyPushSubscription>) => data.endpoint,
      providesTags: ['Push'],
      keepUnusedDataFor: 0,
    }),
    putPush: build.mutation<unknown, PushSubscriptionSent>({
      query: (body) => ({ url: '/me/push-subscription', method: 'PUT', body }),
      invalidatesTags: ['Push'],
    }),
    removePush: build.mutation<unknown, void>({
      query: () => ({ url: '/me/push-subscription', method: 'DELETE' }),
      invalidatesTags: ['Push'],
    }),
  }),
});

export const { usePushKeyQuery, useMyPushQuery } = pushApi;
const { useLazyPushKeyQuery, useLazyMyPushQuery, usePutPushMutation, useRemovePushMutation } = pushApi;

/** The server, for what is done with notices rather than shown of them. */
export function usePushServer(): PushServer {
  const [publicKey] = useLazyPushKeyQuery();
  const [endpoint] = useLazyMyPushQuery();
  const [put] = usePutPushMutation();
  const [remove] = useRemovePushMutation();
  return {
    publicKey: () => publicKey().unwrap(),
    endpoint: () => endpoint().unwrap(),
    put: (subscription) => put(subscription).unwrap(),
    remove: () => remove().unwrap(),
  };
}
