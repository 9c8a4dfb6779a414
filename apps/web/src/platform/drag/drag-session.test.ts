import { expect, test } from 'vitest';
import { DragSession } from './drag-session.ts';

test('listeners hear a start, a new target and the end, but not the same target again', () => {
  const session = new DragSession<string, { day: string }>();
  const heard: unknown[] = [];
  session.subscribe(() => heard.push(session.now()));
  session.start('strip', { x: 1, y: 2 });
  session.aim({ day: 'a' });
  session.aim({ day: 'a' });
  session.aim(null);
  session.end();
  expect(heard).toEqual([
    { item: 'strip', target: null },
    { item: 'strip', target: { day: 'a' } },
    { item: 'strip', target: null },
    null,
  ]);
});
