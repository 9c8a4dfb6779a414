import { idSchema } from '@ddak/domain';
import { z } from 'zod';

/** What a file that was sent is called from now on. Until a command names it, nobody sees it. */
export const keptFileSchema = z.object({ fileId: idSchema });
export type KeptFile = z.infer<typeof keptFileSchema>;
