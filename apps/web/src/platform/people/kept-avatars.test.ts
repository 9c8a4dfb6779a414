import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { eraseKeptAvatars, keepAvatars, readKeptAvatars } from './kept-avatars.ts';

it('PI7: keeps what somebody is shown, fetches what is new alone, and lets go of what is shown no more', async () => {
  const fetched: string[] = [];
  const fetchPicture = async (pictureId: string) => {
    fetched.push(pictureId);
    return pictureId === 'gone' ? null : `data:${pictureId}`;
  };
  await keepAvatars('me', { a: 'a1', b: 'b1', c: 'gone' }, fetchPicture);
  expect(await readKeptAvatars('me')).toEqual({ a: 'data:a1', b: 'data:b1' });
  await keepAvatars('me', { a: 'a2', d: 'd1' }, fetchPicture);
  await keepAvatars('me', { a: 'a2', d: 'd1' }, fetchPicture);
  expect(await readKeptAvatars('me')).toEqual({ a: 'data:a2', d: 'data:d1' });
  expect(fetched).toEqual(['a1', 'b1', 'gone', 'a2', 'd1']);
  expect(await readKeptAvatars('other')).toEqual({});
  await keepAvatars('other', { a: 'a2' }, fetchPicture);
  await eraseKeptAvatars('me');
  expect(await readKeptAvatars('me')).toEqual({});
  expect(await readKeptAvatars('other')).toEqual({ a: 'data:a2' });
});
