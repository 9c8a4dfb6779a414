import { z } from 'zod';

/** What a code gives to whoever enters it: the mark of an early bird, or more room for files. */
export const KEY_KINDS = ['earlyBird', 'storage'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** How much I have uploaded, and may upload, in bytes. */
export const storageRoomSchema = z.object({ usedBytes: z.int(), limitBytes: z.int() });
export type StorageRoom = z.infer<typeof storageRoomSchema>;
