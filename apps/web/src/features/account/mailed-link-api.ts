import type { RequestReset, ResetPassword } from '@ddak/protocol';
import { api } from '../../platform/api.ts';

/** What goes by mail: a new password, and showing that an address is mine. */
const mailedLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestReset: build.mutation<unknown, RequestReset>({
      query: (body) => ({ url: '/auth/password/reset', method: 'POST', body }),
    }),
    resetPassword: build.mutation<unknown, ResetPassword>({
      query: (body) => ({ url: '/auth/password/reset/confirm', method: 'POST', body }),
    }),
    confirmEmail: build.mutation<unknown, { readonly token: string }>({
      query: (body) => ({ url: '/auth/email/confirm', method: 'POST', body }),
    }),
  }),
});

export const { useRequestResetMutation, useResetPasswordMutation, useConfirmEmailMutation } = mailedLinkApi;
