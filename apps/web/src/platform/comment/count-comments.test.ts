import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { countComments, countWords } from './count-comments.ts';

function said() {
  const production = new Production();
  const other = production.member('editor');
  const scene = production.scene(1);
  const target = { targetKind: 'scene', targetId: scene } as const;
  const say = (as: string, parentId: string | null = null) => {
    const commentId = production.newId();
    production.now += 1_000;
    production.run('addComment', { commentId, ...target, parentId, text: '비 오면요?' }, { as });
    return commentId;
  };
  return { production, other, say, comments: () => [...production.state.comment.values()] };
}

describe('the count of comments', () => {
  it('CM11: tells what others have said since, from what I have read', () => {
    const { production, other, say, comments } = said();
    const head = say(other);
    say(production.ownerId, head);
    const readAt = production.now;
    say(other, head);
    expect(countComments(comments(), production.ownerId, 0)).toEqual({ open: 3, unread: 2 });
    expect(countComments(comments(), production.ownerId, readAt)).toEqual({ open: 3, unread: 1 });
    expect(countComments(comments(), production.ownerId, production.now)).toEqual({ open: 3, unread: 0 });
  });

  it('leaves settled threads out of what is open', () => {
    const { production, other, say, comments } = said();
    const head = say(other);
    say(other, head);
    say(other);
    production.run('resolveComment', { commentId: head });
    expect(countComments(comments(), other, production.now)).toEqual({ open: 1, unread: 0 });
  });

  it('is said in words', () => {
    expect(countWords('S#12', { open: 0, unread: 0 })).toBe('S#12 댓글');
    expect(countWords('S#12', { open: 3, unread: 2 })).toBe('S#12 댓글 3개, 읽지 않은 것 2개');
  });
});
