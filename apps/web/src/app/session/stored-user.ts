import { keptObject } from '../../platform/kept/kept-object.ts';

/** Whom the stored session belongs to, by the text of `persist:auth`; null: nobody is signed in. */
export function storedUserId(text: string | null): string | null {
  const stored = keptObject(text);
  if (stored.isSignedIn !== 'true') return null;
  // Each field lies there as JSON of its own.
  const { _id } = keptObject(typeof stored.user === 'string' ? stored.user : null);
  return typeof _id === 'string' ? _id : null;
}
