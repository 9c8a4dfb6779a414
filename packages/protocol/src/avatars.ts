import { idSchema } from '@ddak/domain';
import { z } from 'zod';

/** Whose picture lies under which id (PI3); a new picture has a new one. */
export const avatarSchema = z.object({ userId: idSchema, pictureId: idSchema });
export type UserAvatar = z.infer<typeof avatarSchema>;
