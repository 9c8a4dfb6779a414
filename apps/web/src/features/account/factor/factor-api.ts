import type {
  FactorSet,
  NewPasskey,
  Passkey,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactor,
  TotpCode,
  TotpSetup,
} from '@ddak/protocol';
import { type Answer, api } from '../../../platform/api.ts';

const PATH = '/auth/second-factor';
const ofAnswer = <T>({ data }: Answer<T>): T => data;

const factorApi = api.enhanceEndpoints({ addTagTypes: ['SecondFactor'] }).injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query<SecondFactor, void>({
      query: () => PATH,
      transformResponse: ofAnswer<SecondFactor>,
      providesTags: ['SecondFactor'],
      keepUnusedDataFor: 0,
    }),
    beginTotp: build.mutation<TotpSetup, void>({
      query: () => ({ url: `${PATH}/totp`, method: 'POST' }),
      transformResponse: ofAnswer<TotpSetup>,
    }),
    confirmTotp: build.mutation<FactorSet, TotpCode>({
      query: (body) => ({ url: `${PATH}/totp/confirm`, method: 'POST', body }),
      transformResponse: ofAnswer<FactorSet>,
      invalidatesTags: (answer) => (answer ? ['SecondFactor', 'Sessions'] : []),
    }),
    removeTotp: build.mutation<unknown, void>({
      query: () => ({ url: `${PATH}/totp`, method: 'DELETE' }),
      invalidatesTags: ['SecondFactor', 'Sessions'],
    }),
    passkeyOptions: build.mutation<PasskeyOptions, void>({
      query: () => ({ url: `${PATH}/passkeys/options`, method: 'POST' }),
      transformResponse: ofAnswer<PasskeyOptions>,
    }),
    addPasskey: build.mutation<FactorSet, NewPasskey>({
      query: (body) => ({ url: `${PATH}/passkeys`, method: 'POST', body }),
      transformResponse: ofAnswer<FactorSet>,
      invalidatesTags: (answer) => (answer ? ['SecondFactor', 'Sessions'] : []),
    }),
    renamePasskey: build.mutation<Passkey, { readonly id: string; readonly name: string }>({
      query: ({ id, name }) => ({ url: `${PATH}/passkeys/${id}`, method: 'PATCH', body: { name } }),
      transformResponse: ofAnswer<Passkey>,
      invalidatesTags: ['SecondFactor'],
    }),
    removePasskey: build.mutation<unknown, string>({
      query: (id) => ({ url: `${PATH}/passkeys/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SecondFactor', 'Sessions'],
    }),
    makeRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => ({ url: `${PATH}/recovery-codes`, method: 'POST' }),
      transformResponse: ofAnswer<RecoveryCodes>,
      invalidatesTags: ['SecondFactor'],
    }),
  }),
});

export const {
  useSecondFactorQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  usePasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useMakeRecoveryCodesMutation,
} = factorApi;
