import { type Answer, api } from '../api.ts';

/** How an e-mail comes to be confirmed: by mail, where mail leaves this server. */
const confirmEmailApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailLeaves: build.query<boolean, void>({
      query: () => '/health',
      transformResponse: ({ data }: Answer<{ readonly mail: 'smtp' | 'outbox' }>) => data.mail === 'smtp',
    }),
    resendConfirmation: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/email/resend', method: 'POST' }),
    }),
  }),
});

export const { useMailLeavesQuery, useResendConfirmationMutation } = confirmEmailApi;
