import { z } from 'zod';

/** What another tab has stored of who is signed in: each field as JSON of its own. */
const storedSchema = z.object({ isSignedIn: z.string(), user: z.string() });
const storedUserSchema = z.object({ _id: z.string() }).nullable();

/** Whom the stored session belongs to; null: nobody is signed in. */
export function storedUserId(text: string | null): string | null {
  if (text === null) return null;
  const stored = storedSchema.safeParse(JSON.parse(text));
  if (!stored.success || stored.data.isSignedIn !== 'true') return null;
  return storedUserSchema.parse(JSON.parse(stored.data.user))?._id ?? null;
}
