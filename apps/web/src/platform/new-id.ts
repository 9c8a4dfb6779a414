import { type Id, makeId } from '@ddak/domain';

/** A new `_id` for a row or a command, made on this device. */
export const newId = (): Id => makeId(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
