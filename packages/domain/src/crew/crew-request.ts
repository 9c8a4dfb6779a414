import { z } from 'zod';
import { roleSchema } from '../access/section.ts';
import { idSchema } from '../kernel/id.ts';

export const CREW_REQUEST_STATUSES = ['pending', 'accepted', 'refused'] as const;

/** What somebody says who asks to take part. */
export const userRequestSchema = z.object({
  message: z.string().trim().max(500),
  teamId: idSchema.nullable(),
  roleTitle: z.string().trim().max(60),
  phone: z.string().trim().max(30),
});
export type UserRequest = z.infer<typeof userRequestSchema>;

/** Who answered, and the version of the request that they saw. No name: it would stay when they have left. */
export const versionManagerSchema = z.object({
  userId: idSchema,
  version: z.int().min(1),
});

/**
 * Somebody with an account who asks to take part (참여 요청); one row a person. `role` is what the invitation offers,
 * then what was given. `version` rises with every change that the person makes. CR6: once it is answered, phone and
 * e-mail are gone from it.
 */
export const crewRequestSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  user: idSchema,
  name: z.string().max(60),
  email: z.string().max(120),
  role: roleSchema,
  status: z.enum(CREW_REQUEST_STATUSES),
  userRequest: userRequestSchema,
  version: z.int().min(1),
  versionManager: versionManagerSchema.nullable(),
  requestedAt: z.number(),
});
export type CrewRequest = z.infer<typeof crewRequestSchema>;
