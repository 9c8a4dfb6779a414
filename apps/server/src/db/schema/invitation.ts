import { ROLES } from '@ddak/domain';
import { check, index, integer, pgTable, primaryKey, sql, text, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { projectHead } from './sync.ts';

/** A way into a project: whoever comes by it may ask to take part. No entity: who may see it is not a section's matter. */
export const invitation = pgTable(
  'invitation',
  {
    _id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectHead.projectId),
    /** What the one who answers is offered first. */
    role: text('role', { enum: ROLES }).notNull(),
    maxUses: integer('max_uses').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => user._id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    index('invitation_project_idx').on(t.projectId),
    check('invitation_role', oneOf(t.role, ROLES)),
    check('invitation_uses', sql`${t.maxUses} >= 1`),
  ],
);

/** The codes of an invitation, as hashes: the one that was shown, and one for each mail that carries it. */
export const invitationCode = pgTable(
  'invitation_code',
  {
    codeHash: text('code_hash').primaryKey(),
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => invitation._id),
  },
  (t) => [index('invitation_code_invitation_idx').on(t.invitationId)],
);

/** Who has asked through it: each person counts once. */
export const invitationUse = pgTable(
  'invitation_use',
  {
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => invitation._id),
    userId: uuid('user_id')
      .notNull()
      .references(() => user._id),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.invitationId, t.userId] })],
);
