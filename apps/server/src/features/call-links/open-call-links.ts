import { join } from 'node:path';
import { openOrm, type Pool } from '../../db/pool.ts';
import { ownKeyAt } from '../../own-key.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import { CallLinks } from './call-links.ts';
import { CallLinkRepo } from './repo.ts';

/**
 * Links by the key of DATA_DIR/call-links.key (0600), which is made with the first of them. It is in no backup: who has
 * one cannot say the links whose hashes it holds. Where it is lost, links that were sent lead on, and the next copy is
 * another.
 */
export function openCallLinks(parts: {
  readonly pool: Pool;
  readonly states: ProjectStates;
  readonly dataDir: string;
  readonly now: () => number;
}): CallLinks {
  const { pool, dataDir, ...rest } = parts;
  const key = ownKeyAt(join(dataDir, 'call-links.key'));
  return new CallLinks({ ...rest, links: new CallLinkRepo(openOrm(pool)), key });
}
