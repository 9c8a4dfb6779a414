import { Icon } from '@ddak/ui';
import type { CommentCount } from './count-comments.ts';

/**
 * How much there is to read about a row that is itself a control, where no button may stand. What the row stands in
 * hears its presses (`data-comment-pill`) and gives keys another way.
 */
export const CommentPill = (props: { readonly targetId: string; readonly count: CommentCount }) => (
  <span
    className="comment-pill"
    data-comment-pill={props.targetId}
    data-fresh={props.count.unread > 0 || undefined}
    title="댓글"
  >
    <Icon name="comment" size={12} />
    {props.count.unread || props.count.open}
  </span>
);
