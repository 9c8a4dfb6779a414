import type { Comment } from '@ddak/domain';

export interface CommentCount {
  /** In threads that are not settled. */
  readonly open: number;
  /** Of others, since the person last looked; in settled threads too. */
  readonly unread: number;
}

/** How much there is to read on one target. `readAt`: up to when the person has read it, milliseconds since 1970. */
export function countComments(comments: readonly Comment[], me: string, readAt: number): CommentCount {
  const settled = new Set(comments.flatMap(({ _id, resolved }) => (resolved ? _id : [])));
  const isOpen = ({ _id, parent }: Comment) => !settled.has(parent ?? _id);
  return {
    open: comments.filter(isOpen).length,
    unread: comments.filter(({ author, createdAt }) => author !== me && createdAt > readAt).length,
  };
}

export const isSaid = ({ open, unread }: CommentCount): boolean => open > 0 || unread > 0;

/** `S#12 댓글 3개, 읽지 않은 것 2개` */
export function countWords(name: string, { open, unread }: CommentCount): string {
  const said = open > 0 ? `${name} 댓글 ${open}개` : `${name} 댓글`;
  return unread > 0 ? `${said}, 읽지 않은 것 ${unread}개` : said;
}
