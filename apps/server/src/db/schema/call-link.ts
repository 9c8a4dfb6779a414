import { check, index, pgTable, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { id, instant, oneOf } from './columns.ts';
import { callsheet } from './crew.ts';
import { projectHead } from './sync.ts';

export const CALL_LINK_KINDS = ['crew', 'actor', 'room'] as const;

/**
 * A way to read one issued call sheet without an account (CS53): of a person of the crew, of who plays a character, or
 * of the sheet's chat room. No entity: nobody's device holds it. The link itself stands nowhere, only its hash.
 */
export const callLink = pgTable(
  'call_link',
  {
    _id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectHead.projectId),
    callsheet: uuid('callsheet')
      .notNull()
      .references(() => callsheet._id),
    kind: text('kind', { enum: CALL_LINK_KINDS }).notNull(),
    /** A person of the crew, or a character; null for the room. */
    recipient: uuid('recipient'),
    /** A hash of who played the character when the link was made: another actor has another link. Empty for others. */
    actorHash: text('played_by').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('call_link_token_key').on(t.tokenHash),
    index('call_link_callsheet_idx').on(t.callsheet),
    index('call_link_project_idx').on(t.projectId),
    check('call_link_kind', oneOf(t.kind, CALL_LINK_KINDS)),
    check('call_link_recipient', sql`(${t.kind} = 'room') = (${t.recipient} is null)`),
  ],
);
