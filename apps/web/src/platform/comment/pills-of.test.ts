import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { pillsOf } from './pills-of.ts';

describe('the pills of rows', () => {
  it('CM11: stand where something is open or new, and where a file hangs', () => {
    const production = new Production();
    const other = production.member('editor');
    const [said, settled, hung, bare] = [1, 2, 3, 4].map((number) => production.scene(number)) as [
      string,
      string,
      string,
      string,
    ];
    const say = (targetId: string) => {
      const commentId = production.newId();
      const args = { commentId, targetKind: 'scene', targetId, parentId: null, text: '비 오면요?' } as const;
      production.run('addComment', args, { as: other });
      return commentId;
    };
    say(said);
    production.run('resolveComment', { commentId: say(settled) });
    const link = { name: '자료', fileId: null, link: 'https://example.com/a', size: null, contents: null };
    const attachmentId = production.newId();
    production.run('addAttachment', { attachmentId, targetKind: 'scene', targetId: hung, ...link });
    const me = production.ownerId;
    const unread = pillsOf(production.state, me, {});
    expect(unread.get(said)).toEqual({ count: { open: 1, unread: 1 }, files: 0 });
    expect(unread.get(settled)).toEqual({ count: { open: 0, unread: 1 }, files: 0 });
    expect(unread.get(hung)).toEqual({ count: { open: 0, unread: 0 }, files: 1 });
    expect(unread.has(bare)).toBe(false);
    const read = pillsOf(production.state, me, { [said]: production.now, [settled]: production.now });
    expect([...read.keys()].sort()).toEqual([said, hung].sort());
    expect(read.get(said)).toEqual({ count: { open: 1, unread: 0 }, files: 0 });
  });
});
