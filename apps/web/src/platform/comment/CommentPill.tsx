import { Icon } from '@ddak/ui';
import { isSaid } from './count-comments.ts';
import type { PillContent } from './pills-of.ts';

/**
 * How much there is to read about a row that is itself a control, and how many files hang on it, where no button may
 * stand. What the row stands in hears its presses (`data-comment-pill`) and gives keys another way.
 */
export const CommentPill = (props: PillContent & { readonly targetId: string }) => (
  <span
    className="comment-pill"
    data-comment-pill={props.targetId}
    data-fresh={props.count.unread > 0 || undefined}
    title="댓글과 파일"
  >
    {isSaid(props.count) ? <Icon name="comment" size={12} /> : null}
    {isSaid(props.count) ? props.count.unread || props.count.open : null}
    {props.files > 0 ? <Icon name="clip" size={12} /> : null}
    {props.files > 0 ? props.files : null}
  </span>
);
