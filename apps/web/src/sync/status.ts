import type { Id } from '@ddak/domain';

/** Something a person must hear about a command of theirs: why it was refused, what was adjusted, given up or outdone. */
export interface SyncNote {
  readonly _id: Id;
  readonly kind: 'refused' | 'adjusted' | 'dropped' | 'unsaved' | 'replaced' | 'moved' | 'removed';
  /** Null: it is about none. */
  readonly commandId: Id | null;
  /** The command's name; `undo` for an undo. */
  readonly command: string;
  /** SN11: the scenes, days or people that it was about; may be empty. */
  readonly about: string;
  /** What would do it once more; null where that makes no sense. */
  readonly again: { readonly name: string; readonly args: unknown } | null;
  /** SN13: what somebody has removed that it was about: its history can bring that back. */
  readonly removed: Id | null;
  /** Korean, as a person reads it. */
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface SyncStatus {
  readonly connection: 'online' | 'connecting' | 'offline';
  /** Commands that the server has not answered. */
  readonly pending: number;
  /** When what is shown was last known to be the server's, in milliseconds since 1970; null: never. */
  readonly savedAt: number | null;
  /** Newest last. */
  readonly notes: readonly SyncNote[];
}

export const notesOf = ({ notes }: SyncStatus): readonly SyncNote[] => notes;
