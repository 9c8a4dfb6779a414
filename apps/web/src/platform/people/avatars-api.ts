import type { Id } from '@ddak/domain';
import type { UserAvatar } from '@ddak/protocol';
import { type Answer, api } from '../api.ts';
import type { AuthState } from '../session/auth-slice.ts';
import { keepAvatars, readKeptAvatars } from './kept-avatars.ts';

const pathOf = (pictureId: Id): string => `/api/avatars/${pictureId}`;

const avatarsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** PI3: where the picture of each person lies who has one that I may see; without a line those of last time (PI7). */
    avatars: build.query<Readonly<Record<Id, string>>, void>({
      async queryFn(_, { getState }, __, query) {
        const viewer = (getState() as { readonly auth: AuthState }).auth.user?._id;
        const { data, error } = await query('/avatars');
        if (error) {
          const hasLine = typeof error.status === 'number' && error.status < 500;
          return hasLine || !viewer ? { error } : { data: await readKeptAvatars(viewer) };
        }
        const list = (data as Answer<readonly UserAvatar[]>).data;
        const shown = Object.fromEntries(list.map(({ userId, pictureId }) => [userId, pictureId]));
        // A browser that keeps nothing shows them all the same.
        if (viewer)
          void keepAvatars(viewer, shown, fetchPicture).catch((reason: unknown) =>
            console.warn('the pictures of people are not kept', reason),
          );
        return { data: Object.fromEntries(list.map((one) => [one.userId, pathOf(one.pictureId)])) };
      },
      providesTags: ['Avatars'],
    }),
    removeAvatar: build.mutation<unknown, void>({
      query: () => ({ url: '/me/avatar', method: 'DELETE' }),
      invalidatesTags: ['Avatars'],
    }),
  }),
});

/** Null: it is not there any more. */
async function fetchPicture(pictureId: Id): Promise<string | null> {
  const answer = await fetch(pathOf(pictureId), { credentials: 'include' });
  if (!answer.ok) return null;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

export const { useAvatarsQuery, useRemoveAvatarMutation } = avatarsApi;
