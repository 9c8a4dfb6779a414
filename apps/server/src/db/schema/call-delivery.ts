import { TELLING_KINDS } from '@ddak/domain';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from '../orm.ts';
import { user } from './account.ts';
import { callsheetVersion } from './callsheet-version.ts';
import { id, instant, oneOf } from './columns.ts';
import { projectHead } from './sync.ts';

export const DELIVERY_CHANNELS = ['app', 'mail', 'push'] as const;
/**
 * `bounced`: the other side does not take it. `failed`: tried until it was given up. `unreachable`: there is nowhere to
 * send it to. `dropped`: taken back before it left, or no longer theirs to read.
 */
export const DELIVERY_STATUSES = ['waiting', 'sent', 'bounced', 'failed', 'unreachable', 'dropped'] as const;

/** One message about one issued call sheet to one person (CS47). No entity: nobody's device holds it. */
export const callDelivery = pgTable(
  'call_delivery',
  {
    _id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectHead.projectId),
    version: uuid('version')
      .notNull()
      .references(() => callsheetVersion._id),
    /** `recipientKey`; addresses stand in the contacts and the account alone. */
    recipient: text('recipient').notNull(),
    userId: uuid('user_id').references(() => user._id),
    kind: text('kind', { enum: TELLING_KINDS }).notNull(),
    channel: text('channel', { enum: DELIVERY_CHANNELS }).notNull(),
    /** 0 when it was issued; each reminder is one more. */
    round: integer('round').notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was first handed over: from then on it may have arrived. */
    triedAt: instant('tried_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('call_delivery_once').on(t.version, t.recipient, t.kind, t.channel, t.round),
    index('call_delivery_project_idx').on(t.projectId),
    index('call_delivery_user_idx').on(t.userId),
    check('call_delivery_kind', oneOf(t.kind, TELLING_KINDS)),
    check('call_delivery_channel', oneOf(t.channel, DELIVERY_CHANNELS)),
    check('call_delivery_status', oneOf(t.status, DELIVERY_STATUSES)),
  ],
);
