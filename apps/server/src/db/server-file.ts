import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readPrivateJson, writePrivateJson } from './embedded/private-file.ts';

/** What a running server leaves in DATA_DIR (0600), so that a command can join it instead of starting its own. */
const serverFileSchema = z.object({ pid: z.int(), databaseUrl: z.string(), ownerUrl: z.string() });
export type ServerFile = z.infer<typeof serverFileSchema>;

const pathOf = (dataDir: string): string => join(dataDir, 'server.json');

export const writeServerFile = (dataDir: string, file: ServerFile): void =>
  writePrivateJson(pathOf(dataDir), file);

export const readServerFile = (dataDir: string): ServerFile | undefined =>
  serverFileSchema.optional().parse(readPrivateJson(pathOf(dataDir)));

export const removeServerFile = (dataDir: string): void => rmSync(pathOf(dataDir), { force: true });
