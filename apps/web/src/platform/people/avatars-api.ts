import type { Id } from '@ddak/domain';
import type { UserAvatar } from '@ddak/protocol';
import { type Answer, api } from '../api.ts';

const avatarsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The picture of each person who has one that I may see (PI3). */
    avatars: build.query<Readonly<Record<Id, Id>>, void>({
      query: () => '/avatars',
      transformResponse: ({ data }: Answer<readonly UserAvatar[]>) =>
        Object.fromEntries(data.map(({ userId, pictureId }) => [userId, pictureId])),
      providesTags: ['Avatars'],
    }),
    removeAvatar: build.mutation<unknown, void>({
      query: () => ({ url: '/me/avatar', method: 'DELETE' }),
      invalidatesTags: ['Avatars'],
    }),
  }),
});

export const { useAvatarsQuery, useRemoveAvatarMutation } = avatarsApi;
