import { Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { CommentButton } from '../../comment/CommentButton.tsx';
import type { RowEnds } from './list-column.ts';

/** What can be done with a row, at its end. By keys its menu opens from any of its cells. */
export function RowEnd<R>(props: {
  readonly row: R;
  readonly name: string;
  readonly ends: RowEnds<R>;
  readonly onMenu: (row: R, box: DOMRect) => void;
}) {
  const { row, name, ends } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are laid out as a CSS grid, which a <td> would leave
    <div role="gridcell" tabIndex={-1} data-end>
      {ends.targetOf ? <CommentButton target={ends.targetOf(row)} name={name} inRow tabIndex={-1} /> : null}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={`${name} 더 보기`}
        onClick={({ currentTarget }) => props.onMenu(row, currentTarget.getBoundingClientRect())}
      >
        <Icon name="more" />
      </IconButton>
    </div>
  );
}
