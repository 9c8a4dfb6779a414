import type { NoticeList } from '@ddak/protocol';
import { type Answer, api } from '../api.ts';

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query<NoticeList, void>({
      query: () => '/me/notices',
      transformResponse: ({ data }: Answer<NoticeList>) => data,
      providesTags: ['Notices'],
    }),
    /** These, or all of mine. */
    readNotices: build.mutation<unknown, { readonly ids?: readonly string[] }>({
      query: (body) => ({ url: '/me/notices/read', method: 'POST', body }),
      invalidatesTags: ['Notices'],
    }),
  }),
});

export const { useNoticesQuery, useReadNoticesMutation } = noticesApi;
