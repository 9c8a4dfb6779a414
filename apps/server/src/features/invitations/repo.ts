import type { Id, Role } from '@ddak/domain';
import { and, desc, eq, sql } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { user } from '../../db/schema/account.ts';
import { invitation, invitationCode, invitationUse } from '../../db/schema/invitation.ts';
import { project } from '../../db/schema/project.ts';

export type StoredInvitation = typeof invitation.$inferSelect;

const uses = sql<number>`(select count(*)::int from ${invitationUse} u where u.invitation_id = ${invitation._id})`;
const listed = {
  _id: invitation._id,
  role: invitation.role,
  maxUses: invitation.maxUses,
  uses,
  createdByName: user.name,
  createdAt: invitation.createdAt,
  expiresAt: invitation.expiresAt,
  revokedAt: invitation.revokedAt,
};

const isOpen = (row: StoredInvitation, now: number): boolean => row.revokedAt === null && row.expiresAt > now;

/** Invitations in PostgreSQL; their codes are kept as hashes. */
export class InvitationRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  async add(row: StoredInvitation, codeHash: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.insert(invitation).values(row);
      await tx.insert(invitationCode).values({ codeHash, invitationId: row._id });
    });
  }

  /** One more code that leads to the same invitation: that of a mail. */
  async addCode(invitationId: Id, codeHash: string): Promise<void> {
    await this.#db.insert(invitationCode).values({ codeHash, invitationId });
  }

  /** The youngest first. */
  listOf(projectId: Id) {
    return this.#listed().where(eq(invitation.projectId, projectId)).orderBy(desc(invitation._id));
  }

  async read(invitationId: Id) {
    const rows = await this.#listed().where(eq(invitation._id, invitationId));
    return rows[0];
  }

  #listed() {
    return this.#db
      .select(listed)
      .from(invitation)
      .innerJoin(user, eq(user._id, invitation.createdBy))
      .$dynamic();
  }

  /** False where the project has no such invitation. */
  async revoke(projectId: Id, invitationId: Id, now: number): Promise<boolean> {
    const rows = await this.#db
      .update(invitation)
      .set({ revokedAt: sql`coalesce(${invitation.revokedAt}, ${now})` })
      .where(and(eq(invitation._id, invitationId), eq(invitation.projectId, projectId)))
      .returning({ _id: invitation._id });
    return rows.length > 0;
  }

  /** What an invitation leads to, for its mail; undefined when it is closed by now. */
  async readOpen(invitationId: Id, now: number) {
    const rows = await this.#db
      .select({ invitation, title: project.title, invitedBy: user.name })
      .from(invitation)
      .innerJoin(project, eq(project._id, invitation.projectId))
      .innerJoin(user, eq(user._id, invitation.createdBy))
      .where(eq(invitation._id, invitationId));
    return rows[0] && isOpen(rows[0].invitation, now) ? rows[0] : undefined;
  }

  /** The invitation that a code leads to; undefined when it is unknown, closed, or used as often as was meant. */
  async findUsable(
    codeHash: string,
    now: number,
  ): Promise<
    | { readonly projectId: Id; readonly role: Role; readonly expiresAt: number; readonly invitedBy: string }
    | undefined
  > {
    const rows = await this.#db
      .select({ invitation, uses, invitedBy: user.name })
      .from(invitationCode)
      .innerJoin(invitation, eq(invitation._id, invitationCode.invitationId))
      .innerJoin(user, eq(user._id, invitation.createdBy))
      .where(eq(invitationCode.codeHash, codeHash));
    const [found] = rows;
    if (!found || !isOpen(found.invitation, now) || found.uses >= found.invitation.maxUses) return undefined;
    return { ...found.invitation, invitedBy: found.invitedBy };
  }

  /**
   * Uses an invitation for a person, once each. Who comes at the same time waits: no use is given twice. Undefined
   * when it cannot be used (any more).
   */
  use(codeHash: string, userId: Id, now: number): Promise<StoredInvitation | undefined> {
    return this.#db.transaction(async (tx) => {
      const [code] = await tx.select().from(invitationCode).where(eq(invitationCode.codeHash, codeHash));
      if (!code) return undefined;
      const [row] = await tx
        .select()
        .from(invitation)
        .where(eq(invitation._id, code.invitationId))
        .for('update');
      if (!row || !isOpen(row, now)) return undefined;
      const used = await tx.select().from(invitationUse).where(eq(invitationUse.invitationId, row._id));
      if (used.some((one) => one.userId === userId)) return row;
      if (used.length >= row.maxUses) return undefined;
      await tx.insert(invitationUse).values({ invitationId: row._id, userId, usedAt: now });
      return row;
    });
  }
}
