import type { BreakdownElement, BreakdownType } from '@ddak/domain';
import { bdColour, DropMenu, Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { CommentButton } from '../../../../platform/comment/CommentButton.tsx';
import type { RowEnds } from '../../../../platform/grid/list-grid/list-column.ts';
import { MasterList, RowEnd } from '../MasterList.tsx';
import { ElementCells } from './ElementCells.tsx';
import type { ElementGroup, ElementRow } from './elements-view.ts';

type Line =
  | { readonly kind: 'category'; readonly group: ElementGroup }
  | ({ readonly kind: 'thing' } & ElementRow);

/** The things on a phone, one below the other under their categories. */
export function ElementPhoneList(props: {
  readonly groups: readonly ElementGroup[];
  readonly written: ReadonlySet<BreakdownType>;
  readonly seesCost: boolean;
  readonly ends: RowEnds<ElementRow>;
  readonly onSameName: (renamed: BreakdownElement, taken: BreakdownElement) => void;
}) {
  const { groups, ends } = props;
  const lines = useMemo(
    () =>
      groups.flatMap((group): Line[] => [
        { kind: 'category', group },
        ...group.rows.map((row) => ({ kind: 'thing' as const, ...row })),
      ]),
    [groups],
  );
  return (
    <MasterList
      isPhone
      label="품목"
      rows={lines}
      keyOf={(line) => (line.kind === 'category' ? line.group.category.type : line.rowId)}
      columns=""
      phoneColumns="8px minmax(0, 1fr) auto 96px"
      heads={[]}
      groupOf={(line) =>
        line.kind === 'thing' ? null : (
          <>
            <i style={{ background: bdColour(line.group.category.number) }} aria-hidden />
            {line.group.category.name} <em>{line.group.rows.length}</em>
          </>
        )
      }
    >
      {(line) =>
        line.kind === 'category' ? null : (
          <ElementCells
            row={line}
            canEdit={props.written.has(line.element.type)}
            seesCost={props.seesCost}
            onSameName={(taken) => props.onSameName(line.element, taken)}
          >
            <RowEnd>
              {ends.targetOf ? (
                <CommentButton target={ends.targetOf(line)} name={line.element.name} inRow />
              ) : null}
              <DropMenu
                entries={ends.menuOf(line)}
                trigger={(menu) => (
                  <IconButton size="small" aria-label={`${line.element.name} 더 보기`} {...menu}>
                    <Icon name="more" />
                  </IconButton>
                )}
              />
            </RowEnd>
          </ElementCells>
        )
      }
    </MasterList>
  );
}
