import { randomBytes } from 'node:crypto';
import { type Id, makeId } from '@ddak/domain';

/** A fresh `_id`, made by the server. */
export const newId = (now: number = Date.now()): Id => makeId(now, randomBytes(10));
