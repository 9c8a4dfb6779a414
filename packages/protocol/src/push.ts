import { z } from 'zod';

/** One device of mine, as its browser names it (Push API's PushSubscription.toJSON). */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2_000),
  keys: z.object({
    /** A point of P-256, uncompressed: 65 bytes. */
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
});
export type PushSubscriptionSent = z.infer<typeof pushSubscriptionSchema>;

/** The key that a browser subscribes with (base64url); null where the server sends no pushes. */
export const pushKeySchema = z.object({ publicKey: z.string().nullable() });
export type PushKey = z.infer<typeof pushKeySchema>;

/** Where this session of mine gets its notices; null: nowhere. */
export const myPushSubscriptionSchema = z.object({ endpoint: z.string().nullable() });
export type MyPushSubscription = z.infer<typeof myPushSubscriptionSchema>;
