import type { PatchNote } from '@ddak/protocol';

const keyOf = (userId: string): string => `ddak:patch-notes-read:${userId}`;

type Store = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** How far this user has read the news on this device: the time of the youngest note that they have seen. */
export function readUntil(store: Store, userId: string): number {
  return Number(store.getItem(keyOf(userId)) ?? 0);
}

/** Everything that is there counts as read. */
export function markRead(store: Store, userId: string, notes: readonly PatchNote[]): void {
  const youngest = Math.max(readUntil(store, userId), ...notes.map(({ publishedAt }) => publishedAt));
  store.setItem(keyOf(userId), String(youngest));
}

export const hasUnread = (notes: readonly PatchNote[], until: number): boolean =>
  notes.some(({ publishedAt }) => publishedAt > until);
