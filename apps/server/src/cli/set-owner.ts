import { type Id, idSchema } from '@ddak/domain';
import { PgBus } from '../bus/pg-bus.ts';
import { readConfig } from '../config.ts';
import { openOrm, openPool } from '../db/pool.ts';
import { withDatabase } from '../db/with-database.ts';
import { type Given, setOwner } from '../features/account-deletion/hand-on.ts';
import { DeletionRepo } from '../features/account-deletion/repo.ts';
import { AccountRepo } from '../features/accounts/repo.ts';
import { PgStore } from '../sync/pg-store.ts';
import { projectCore } from '../sync/project-core.ts';

const REFUSALS: Readonly<Record<Exclude<Given, 'done'>, string>> = {
  no_project: '그런 작품이 없어요.',
  has_owner: '주인이 있는 작품이에요. 주인이 있으면 주인만 다른 사람에게 넘길 수 있어요.',
  no_member: '그 작품에 참여하는 사람의 이메일이 아니에요.',
};

/** `ddak project set-owner PROJECT EMAIL`: gives a project an owner whose own was erased (BK7). Returns the exit code. */
export async function setOwnerCommand(project: string, email: string): Promise<number> {
  const projectId = idSchema.safeParse(project);
  const given = projectId.success ? await setOwnerOf(projectId.data, email) : 'no_project';
  if (given === 'done') {
    process.stdout.write(`이제 ${email}의 작품이에요.\n`);
    return 0;
  }
  process.stderr.write(`${REFUSALS[given]}\n`);
  return 1;
}

const setOwnerOf = (projectId: Id, email: string): Promise<Given> =>
  withDatabase(readConfig(process.env), async ({ url }) => {
    const onError = (error: Error): void => {
      process.stderr.write(`${error.message}\n`);
    };
    const pool = openPool(url, onError, 2);
    const bus = new PgBus({ url, notify: true, onError: (error) => onError(error as Error) });
    try {
      await bus.start();
      const { states, runAs } = projectCore({
        ...{ store: new PgStore(pool, async () => {}), bus, now: Date.now },
        ...{ jobsOf: () => [], onJobs: () => {}, onBug: (error) => onError(error as Error) },
      });
      const deletions = new DeletionRepo(pool, async () => {});
      const heir = await new AccountRepo(openOrm(pool)).findByEmail(email);
      return await setOwner({ states, runAs, deletions }, projectId, heir?._id);
    } finally {
      await bus.close();
      await pool.end();
    }
  });
