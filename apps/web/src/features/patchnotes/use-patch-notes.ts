import type { PatchNote } from '@ddak/protocol';
import { useSyncExternalStore } from 'react';
import { usePatchNotesQuery } from './patch-note-api.ts';
import { hasUnread, markRead, readUntil } from './read-mark.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The news, whether this user has not seen all of it on this device, and saying that they have. */
export function usePatchNotes(userId: string): {
  readonly notes: readonly PatchNote[] | undefined;
  readonly failed: boolean;
  readonly unread: boolean;
  readonly refetch: () => void;
  readonly markAllRead: () => void;
} {
  const { data: notes, isError, refetch } = usePatchNotesQuery();
  const until = useSyncExternalStore(subscribe, () => readUntil(localStorage, userId));
  return {
    notes,
    failed: isError && !notes,
    unread: hasUnread(notes ?? [], until),
    refetch: () => void refetch(),
    markAllRead: () => {
      markRead(localStorage, userId, notes ?? []);
      for (const listener of listeners) listener();
    },
  };
}
