import type { NoticeSettings } from '@ddak/domain';
import type { TestPerson } from './test-person.ts';

/** How somebody wants to be told; at every hour, where nothing is said of it: tests run at night, too. */
export async function chooseNotices(
  person: TestPerson,
  choices: NoticeSettings['choices'] = {},
  quiet: NoticeSettings['quiet'] = null,
): Promise<void> {
  const { status } = await person.call('PUT', '/me/notice-settings', { choices, quiet });
  if (status !== 200) throw new Error(`the choice was answered ${status}`);
}
