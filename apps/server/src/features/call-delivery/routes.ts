import {
  type CallsheetVersion,
  can,
  type Id,
  idSchema,
  lastVersion,
  memberOf,
  type ProjectState,
  parseRecipient,
  recipientKey,
  recipientsOf,
} from '@ddak/domain';
import { z } from 'zod';
import { DELIVERY_CHANNELS, DELIVERY_STATUSES } from '../../db/schema/call-delivery.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { ReadState } from '../../sync/read-state.ts';
import { type Delivering, putDeliveries } from './put-deliveries.ts';
import type { CallDelivery, CallDeliveryRepo } from './repo.ts';

export interface CallDeliveryDeps {
  readonly deliveries: CallDeliveryRepo;
  readonly readState: ReadState;
  readonly authentication: Authentication;
  /** Whether mail leaves the server, or lies in its outbox. */
  readonly mail: 'smtp' | 'outbox';
  /** Lets the workers look now. */
  readonly wake: () => void;
  readonly now: () => number;
}

const params = z.object({ id: idSchema, vid: idSchema });
const sentSchema = z.object({
  recipient: z.string(),
  channel: z.enum(DELIVERY_CHANNELS),
  status: z.enum(DELIVERY_STATUSES),
  /** Milliseconds since 1970. */
  at: z.number(),
});
const keySchema = z.string().refine((key) => parseRecipient(key) !== undefined);

/** CS49: how far the messages about a version have come, and sending some again; for who may write call sheets. */
export function callDeliveryRoutes(app: App, deps: CallDeliveryDeps): void {
  const { deliveries, authentication, mail, now } = deps;
  const preHandler = authentication.requireUser;

  app.get(
    '/projects/:id/callsheet-versions/:vid/deliveries',
    {
      preHandler,
      schema: {
        params,
        response: {
          200: z.object({ data: z.object({ mail: z.enum(['smtp', 'outbox']), sent: z.array(sentSchema) }) }),
        },
      },
    },
    async (request) => {
      const { id, vid } = request.params;
      await versionFor(deps, id, vid, signedIn(request)._id);
      return { data: { mail, sent: latest(await deliveries.ofVersion(id, vid)) } };
    },
  );
  app.post(
    '/projects/:id/callsheet-versions/:vid/deliveries',
    {
      preHandler,
      schema: {
        params,
        body: z.object({ to: z.array(keySchema).min(1).max(1_000) }),
        response: { 200: z.object({ data: z.object({ put: z.number() }) }) },
      },
    },
    async (request) => {
      const { id, vid } = request.params;
      const { state, version } = await versionFor(deps, id, vid, signedIn(request)._id);
      // What does not count is told to nobody once more.
      if (lastVersion(state, version.callsheet) !== version) throw new HttpFailure('not_found');
      const before = await deliveries.ofVersion(id, vid);
      const tellings = again(state, version, request.body.to, before);
      const messages = await putDeliveries(deliveries, tellings, now());
      deps.wake();
      // People are counted: each may be told by several ways.
      return { data: { put: messages === 0 ? 0 : tellings.length } };
    },
  );
}

/** The last of each person and way. */
function latest(list: readonly CallDelivery[]): z.infer<typeof sentSchema>[] {
  const byWay = new Map(list.map((one) => [`${one.recipient} ${one.channel}`, one]));
  return [...byWay.values()].map(({ recipient, channel, status, createdAt, settledAt }) => {
    return { recipient, channel, status, at: settledAt ?? createdAt };
  });
}

/** One message more to each of these people, of the kind that they had; who still waits for one gets no second. */
function again(
  state: ProjectState,
  version: CallsheetVersion,
  keys: readonly string[],
  before: readonly CallDelivery[],
): Delivering[] {
  const named = new Map(recipientsOf(state, version.sheet).map((to) => [recipientKey(to), to]));
  return [...new Set(keys)].flatMap((key): Delivering[] => {
    const to = named.get(key);
    const theirs = before.filter(({ recipient }) => recipient === key);
    if (!to || theirs.some(({ status }) => status === 'waiting')) return [];
    const last = theirs.at(-1);
    const kind = last?.kind ?? (version.cancels ? 'cancelled' : 'called');
    return [
      { projectId: version.projectId, versionId: version._id, to, kind, round: (last?.round ?? -1) + 1 },
    ];
  });
}

async function versionFor(
  { readState }: CallDeliveryDeps,
  projectId: Id,
  versionId: Id,
  userId: Id,
): Promise<{ readonly state: ProjectState; readonly version: CallsheetVersion }> {
  const state = await readState(projectId, userId, 'callsheet');
  const member = memberOf(state, userId);
  if (!member) throw new HttpFailure('project_not_found');
  if (!can(member, 'write', 'callsheet')) throw new HttpFailure('forbidden');
  const version = state.callsheetVersion.get(versionId);
  if (!version) throw new HttpFailure('not_found');
  return { state, version };
}
