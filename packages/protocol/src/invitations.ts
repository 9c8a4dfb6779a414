import {
  CREW_REQUEST_STATUSES,
  idSchema,
  projectTypeSchema,
  roleSchema,
  userRequestSchema,
} from '@ddak/domain';
import { z } from 'zod';
import { signInSchema, signUpSchema } from './accounts.ts';

/** A code as a person may have written it. */
export const inviteCodeSchema = z
  .string({ error: '초대 코드를 확인해 주세요.' })
  .trim()
  .min(1, { error: '초대 코드를 입력해 주세요.' })
  .max(60, { error: '초대 코드를 확인해 주세요.' });

export const givenRoleSchema = roleSchema.exclude(['owner']);

/** What the one who invites decides. `email`: where the invitation is mailed too. */
export const newInvitationSchema = z.object({
  role: givenRoleSchema,
  days: z.int().min(1).max(90),
  uses: z.int().min(1).max(500),
  email: z.email({ error: '이메일 주소를 확인해 주세요.' }).max(120).optional(),
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** An invitation in the list of a project's; its code is known to nobody but those who have it. Times in milliseconds. */
export const invitationSchema = z.object({
  _id: idSchema,
  role: roleSchema,
  maxUses: z.int(),
  uses: z.int(),
  createdByName: z.string(),
  createdAt: z.int(),
  expiresAt: z.int(),
  revokedAt: z.int().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** CR7: who can open a link of this server. */
export const linkReachSchema = z.object({
  opens: z.enum(['everybody', 'network', 'thisComputer']),
  /** Whether the server hears the local network. */
  isHeard: z.boolean(),
  /** Where it opens, or would open, in the local network: origins, the likeliest first. */
  origins: z.array(z.string()),
});
export type LinkReach = z.infer<typeof linkReachSchema>;

/** Answered once, to the one who made it: the code, the address that carries it, and who can open that. */
export const madeInvitationSchema = z.object({
  invitation: invitationSchema,
  code: z.string(),
  url: z.string(),
  reach: linkReachSchema,
});
export type MadeInvitation = z.infer<typeof madeInvitationSchema>;

/** What an invitation says to whoever has its code. */
export const shownInvitationSchema = z.object({
  projectId: idSchema,
  title: z.string(),
  projectType: projectTypeSchema,
  invitedBy: z.string(),
  role: roleSchema,
  teams: z.array(z.object({ _id: idSchema, name: z.string() })),
  expiresAt: z.int(),
});
export type ShownInvitation = z.infer<typeof shownInvitationSchema>;

const blankRequest = { message: '', teamId: null, roleTitle: '', phone: '' };

/** Asking to take part, by an invitation. */
export const crewRequestFormSchema = z.object({
  inviteCode: inviteCodeSchema,
  userRequest: userRequestSchema.default(blankRequest),
});
export type CrewRequestForm = z.infer<typeof crewRequestFormSchema>;

export const inviteSignUpSchema = signUpSchema.extend(crewRequestFormSchema.shape);
export type InviteSignUp = z.infer<typeof inviteSignUpSchema>;
export const inviteSignInSchema = signInSchema.extend(crewRequestFormSchema.shape);
export type InviteSignIn = z.infer<typeof inviteSignInSchema>;

/** A request of mine, as I see it. */
export const myCrewRequestSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  title: z.string(),
  status: z.enum(CREW_REQUEST_STATUSES),
  requestedAt: z.number(),
});
export type MyCrewRequest = z.infer<typeof myCrewRequestSchema>;
