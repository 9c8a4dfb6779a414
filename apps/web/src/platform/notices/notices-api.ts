import type { NoticeSettings } from '@ddak/domain';
import type { NoticeList } from '@ddak/protocol';
import { inTurn } from '../../sync/in-turn.ts';
import { type Answer, api } from '../api.ts';

const oneAfterAnother = inTurn();

export const noticesApi = api.injectEndpoints({
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
    noticeSettings: build.query<NoticeSettings, void>({
      query: () => '/me/notice-settings',
      transformResponse: ({ data }: Answer<NoticeSettings>) => data,
    }),
    chooseNotices: build.mutation<unknown, NoticeSettings>({
      // Each says all that is chosen: one that overtook the one before it would be undone by it.
      queryFn: (body, _, __, query) =>
        oneAfterAnother(async () => query({ url: '/me/notice-settings', method: 'PUT', body })),
      // A tick stands at once, and falls back where the server has not taken it.
      onQueryStarted: async (settings, { dispatch, queryFulfilled }) => {
        const shown = dispatch(noticesApi.util.updateQueryData('noticeSettings', undefined, () => settings));
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useNoticesQuery, useReadNoticesMutation, useNoticeSettingsQuery, useChooseNoticesMutation } =
  noticesApi;
