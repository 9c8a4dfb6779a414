import { idSchema, rightSchema, roleSchema, sectionSchema } from '@ddak/domain';
import { z } from 'zod';
import { feedMessageSchema, feedPositionSchema } from './feed.ts';
import { fieldPlaceSchema } from './field-place.ts';

/** Channels: `user.{_id}`, `project.{_id}`, and SPEC.md's fixed test channel. */
export const TEST_CHANNEL = 'test';
/** A channel of another kind is none: what each is answered stands in the server's matrix. */
export const CHANNEL_KINDS = ['test', 'user', 'project'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];
export const userChannel = (userId: string): string => `user.${userId}`;
export const projectChannel = (projectId: string): string => `project.${projectId}`;

/** Events on `user.{_id}`. SPEC.md section 6: what the person may do in a project has changed. */
export const PERMISSION_CHANGED = 'CrewPermissionChanged';
/** Its data: what they may do from now on; null when they take part no more. */
export const permissionChangeSchema = z.object({
  projectId: idSchema,
  permission: z.object({ role: roleSchema, rights: z.partialRecord(sectionSchema, rightSchema) }).nullable(),
});
export type PermissionChange = z.infer<typeof permissionChangeSchema>;
/** Somebody asks to take part in a project whose crew the person may write: `{ projectId, title, name }`. */
export const CREW_REQUEST_ADDED = 'CrewRequestAdded';
/** The person's own request has been answered: `{ projectId, title, status }`. */
export const CREW_REQUEST_ANSWERED = 'CrewRequestAnswered';

/** What the person is told in the app has changed: `{ title, path }` of a new notice; nothing where some were read. */
export const NOTICES_CHANGED = 'NoticesChanged';

/** Somebody whose picture the person may see (they themselves, too) has another one, or none: `{}`. */
export const AVATAR_CHANGED = 'AvatarChanged';

/** SPEC.md section 9: how long somebody who falls silent still counts as present, in seconds. */
export const PRESENCE_TIMEOUT_S = 300;
export const SHORTEST_PRESENCE_TIMEOUT_S = 20;
const LONGEST_PRESENCE_TIMEOUT_S = 3_600;

/** A presence time-out as it counts: the default where none is named, and never under the minimum. */
export const presenceTimeout = (seconds: number = PRESENCE_TIMEOUT_S): number =>
  Math.min(LONGEST_PRESENCE_TIMEOUT_S, Math.max(SHORTEST_PRESENCE_TIMEOUT_S, seconds));

/** Channels that one message may follow. */
export const MAX_FOLLOWED = 1_000;

/**
 * What a client says on the socket. `ping` is answered by `pong`. `subscribe` takes one channel, with all that it says
 * (`position` belongs to project channels). `follow` subscribes to many project channels at once for `standings` alone;
 * it replaces the `follow` before. `here`: this tab shows that project (null: none any more); said again within the
 * time-out (seconds), else the person counts as gone. `inField`: what the person writes in, in the project that this tab
 * shows (null: in none any more).
 */
export const clientMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscribe'),
    channel: z.string().max(80),
    position: feedPositionSchema.optional(),
  }),
  z.object({ kind: z.literal('unsubscribe'), channel: z.string().max(80) }),
  z.object({ kind: z.literal('follow'), channels: z.array(z.string().max(80)).max(MAX_FOLLOWED) }),
  z.object({
    kind: z.literal('here'),
    projectId: idSchema.nullable(),
    timeout: z.number().positive().optional(),
  }),
  z.object({ kind: z.literal('inField'), projectId: idSchema, at: fieldPlaceSchema.nullable() }),
  z.object({ kind: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** An event on `user.{_id}`: `from` is who caused it; a client ignores its own (SPEC.md section 6). */
export const userEventSchema = z.object({
  kind: z.literal('event'),
  channel: z.string(),
  event: z.string(),
  from: idSchema,
  data: z.record(z.string(), z.unknown()),
});
export type UserEvent = z.infer<typeof userEventSchema>;

/** The seq at which followed channels stand: all of them first (those that are not theirs are left out), then those that have moved. */
export const standingsSchema = z.object({
  kind: z.literal('standings'),
  seqs: z.record(z.string(), z.int().min(0)),
});

/** So many of those who show a project are told by name (PR4). */
export const MOST_NAMED = 40;

/**
 * Who shows this project now, oneself among them: ids of those who are named, and how many there are. For those who may
 * read its crew; to others it says nobody. What changes after it comes as `presentChanged`.
 */
export const presentSchema = z.object({
  kind: z.literal('present'),
  projectId: idSchema,
  userIds: z.array(idSchema).max(MOST_NAMED),
  count: z.int().min(0),
});

/** Who is named from now on, and who no more (of those who were); how many there are now. */
export const presentChangedSchema = z.object({
  kind: z.literal('presentChanged'),
  projectId: idSchema,
  came: z.array(idSchema).max(MOST_NAMED),
  left: z.array(idSchema).max(MOST_NAMED),
  count: z.int().min(0),
});

/** PR6: of whom something has changed, which field they are in now; null: in none that one may know of. */
export const inFieldsSchema = z.object({
  kind: z.literal('inFields'),
  projectId: idSchema,
  people: z.array(z.object({ userId: idSchema, at: fieldPlaceSchema.nullable() })),
});

export const serverMessageSchema = z.union([
  z.object({ kind: z.literal('subscribed'), channel: z.string() }),
  z.object({ kind: z.literal('denied'), channel: z.string(), code: z.string(), message: z.string() }),
  z.object({ kind: z.literal('feed'), channel: z.string(), message: feedMessageSchema }),
  userEventSchema,
  standingsSchema,
  presentSchema,
  presentChangedSchema,
  inFieldsSchema,
  z.object({ kind: z.literal('pong') }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;

/** The kind of a channel, and of whom or what it is; null where nothing is called so. */
export function readChannel(channel: string): { kind: ChannelKind; id: string } | null {
  if (channel === TEST_CHANNEL) return { kind: 'test', id: '' };
  const [name = '', ...rest] = channel.split('.');
  const kind = CHANNEL_KINDS.find((one) => one !== 'test' && one === name);
  const id = idSchema.safeParse(rest.join('.')).data;
  return kind && id !== undefined ? { kind, id } : null;
}

/** The id in a channel's name, if it is a channel of that kind. */
export function idOfChannel(channel: string, kind: ChannelKind): string | undefined {
  const read = readChannel(channel);
  return read?.kind === kind ? read.id : undefined;
}
