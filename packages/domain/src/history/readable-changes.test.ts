import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { memberOf, update } from '../index.ts';
import { readableChanges } from './readable-changes.ts';

describe('the changes that somebody may read', () => {
  it('HI2: leave out how a comment was changed that is gone since', () => {
    const made = new Production();
    const commentId = made.newId();
    made.run('addComment', {
      commentId,
      ...{ targetKind: 'project', targetId: made.projectId, parentId: null },
      ...{ text: '내일 비 와요' },
    });
    const state = made.state;
    const edited = update('comment', state.comment.get(commentId)!, { text: '모레 비 와요' })!;
    const owner = memberOf(state, made.ownerId)!;
    expect(readableChanges(state, owner, [edited])).toEqual([edited]);
    expect(readableChanges({ ...state, comment: new Map() }, owner, [edited])).toEqual([]);
  });
});
