import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, longest first. In a fresh checkout nothing is known of earlier runs, and files go by their size: a
 * drill of forty lines would begin last, and the others would wait for it alone.
 */
export const SLOW = [
  'apps/server/src/testing/kills/kill-drill.test.ts',
  'apps/server/src/screenplay-reader/damaged-files.test.ts',
  'apps/server/src/logs.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/cli/plan.test.ts',
  'apps/server/src/testing/matrix/broken-requests.test.ts',
  'apps/server/src/features/import/broken-zips.test.ts',
  'apps/server/src/features/import/killed-import.test.ts',
  'apps/server/src/backup/backup.test.ts',
  'apps/server/src/cli/user.test.ts',
  'apps/server/src/backup/killed-restore.test.ts',
  'apps/server/src/db/embedded/copied-folder.test.ts',
  'apps/server/src/features/demo/killed-sample.test.ts',
  'apps/server/src/backup/drill.test.ts',
  'apps/server/src/screenplay-reader/large-table.test.ts',
  'apps/e2e/src/story/accessible.e2e.test.ts',
  'apps/e2e/src/story/invite.e2e.test.ts',
  'apps/e2e/src/story/screen-room.e2e.test.ts',
  'apps/e2e/src/story/shell.e2e.test.ts',
  'apps/e2e/src/story/second-factor.e2e.test.ts',
  'apps/e2e/src/story/board-work.e2e.test.ts',
  'apps/e2e/src/story/account.e2e.test.ts',
  'apps/e2e/src/story/bad-board.e2e.test.ts',
  'apps/e2e/src/story/comments.e2e.test.ts',
  'apps/e2e/src/story/kept-focus.e2e.test.ts',
  'apps/e2e/src/story/review.e2e.test.ts',
  'apps/e2e/src/story/two-in-a-field.e2e.test.ts',
  'apps/e2e/src/story/together.e2e.test.ts',
  'apps/e2e/src/story/bad-line.e2e.test.ts',
  'apps/e2e/src/story/too-few-days.e2e.test.ts',
  'apps/e2e/src/story/proposal-told.e2e.test.ts',
  'apps/e2e/src/story/tabs.e2e.test.ts',
  'packages/screenplay/src/formats.test.ts',
  'packages/screenplay/src/evaluation.test.ts',
  'packages/screenplay/src/bad-files.test.ts',
  'apps/e2e/src/story/new-draft.e2e.test.ts',
];

/** Begins each project's run with its slowest files. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project);
    return [...byProject.values()].flatMap((own) => own.sort((a, b) => rankOf(a) - rankOf(b)));
  }
}

function rankOf({ moduleId }: Pick<TestSpecification, 'moduleId'>): number {
  const at = SLOW.findIndex((path) => moduleId.endsWith(`/${path}`));
  return at === -1 ? SLOW.length : at;
}
