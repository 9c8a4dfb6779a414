import { expect, it } from 'vitest';
import type { TabMessage } from '../sync/ports.ts';
import { browserTabs } from './browser-tabs.ts';

it('a tab that has left the project still tells the others what it was writing', async () => {
  const [leaving, staying] = [browserTabs('project 1'), browserTabs('project 1')];
  const heard = new Promise<TabMessage>((resolve) => staying.listen(resolve));
  leaving.listen(() => {})();
  leaving.tell({ kind: 'outboxChanged' });
  expect(await heard).toEqual({ kind: 'outboxChanged' });
});
