import type { Id, Target } from '@ddak/domain';
import { ConfirmDialog, DropMenu, EmptyState, Icon, type MenuEntry, Page, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useMemo, useState } from 'react';
import { CommentButton } from '../../../platform/comment/CommentButton.tsx';
import type { ListBulk } from '../../../platform/grid/list-grid/ListBulkBar.tsx';
import type { RowEnds } from '../../../platform/grid/list-grid/list-column.ts';
import { useCan, useUndo } from '../../../sync/hooks.ts';
import { showUndoToast } from '../../../sync/undo-toast.ts';
import { AddMasterDialog } from './AddMasterDialog.tsx';
import { MasterList, RowEnd } from './MasterList.tsx';
import { MastersSearch, MastersTop } from './MastersTop.tsx';
import type { AddedNames } from './read-added-names.ts';

/** What a list of masters says. `what` is the noun: 인물, 촬영지; `count` how many: 3명, 2곳. */
export interface MasterWords {
  readonly what: string;
  readonly count: (many: number) => string;
  readonly add: string;
  readonly nameLabel: string;
  readonly search: string;
  readonly emptyTitle: string;
  readonly emptyHint: string;
}

export interface CellsProps<Row> {
  readonly row: Row;
  readonly canEdit: boolean;
  /** The row's menu. */
  readonly children: ReactNode;
}

export interface GridProps<Row> {
  readonly rows: readonly Row[];
  readonly canEdit: boolean;
  readonly nameOf: (row: Row) => string;
  readonly ends: RowEnds<Row>;
  readonly bulk: ListBulk<Row>;
  readonly onRemove: (row: Row) => void;
}

interface Props<Row, C extends string> {
  readonly view: 'characters' | 'locations';
  readonly words: MasterWords;
  /** All there are; `rowsFor` gives those that a search finds. */
  readonly count: number;
  readonly rowsFor: (search: string) => readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** What comments on it are about. */
  readonly targetOf: (row: Row) => Target;
  readonly lossesOf: (rows: readonly Row[]) => readonly string[];
  /** The list as a table, on a laptop. */
  readonly grid: (props: GridProps<Row>) => ReactNode;
  /** On a phone: the columns of a row, and what stands in them. */
  readonly phoneColumns: string;
  readonly cells: (props: CellsProps<Row>) => ReactNode;
  /** What else can be opened of a row, above taking it out. */
  readonly entriesOf: (row: Row) => readonly MenuEntry[];
  /** GR28: those that are new in a text. */
  readonly readAdded: (text: string) => AddedNames<C>;
  /** Answers the id of the command that adds them. */
  readonly onAdd: (rows: AddedNames<C>['rows']) => Id;
  /** A choice beside the search. */
  readonly choice?: ReactNode;
  /** Something else that is shown in place of the list. */
  readonly instead?: ((search: string) => ReactNode) | undefined;
  /** Answers the id of the command that removes it. */
  readonly onRemove: (row: Row) => Id;
  readonly onRemoveMany: (rows: readonly Row[]) => Id;
  readonly onMerge: (into: Row, others: readonly Row[]) => void;
}

/** People or places: a list that is searched, added to, edited where it stands and taken from. */
export function MastersScreen<Row, C extends string>(props: Props<Row, C>) {
  const { words } = props;
  const canEdit = useCan('screenplay', 'write');
  const { undoCommand } = useUndo();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Row | null>(null);
  const remove = () => {
    if (removing === null) return;
    setRemoving(null);
    const removal = props.onRemove(removing);
    showUndoToast(`${words.what} 지움 · ${props.nameOf(removing)}`, removal, undoCommand);
  };
  const add = (rows: AddedNames<C>['rows']) => {
    setAdding(false);
    setSearch('');
    const addition = props.onAdd(rows);
    if (rows.length > 1)
      showUndoToast(`${words.what} ${words.count(rows.length)}을 더했어요.`, addition, undoCommand);
  };
  return (
    <Page>
      <MastersTop
        view={props.view}
        count={props.count}
        addLabel={words.add}
        onAdd={canEdit ? () => setAdding(true) : undefined}
      />
      {props.count === 0 && !props.instead && !props.choice ? (
        <EmptyState title={words.emptyTitle} hint={words.emptyHint} />
      ) : (
        <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 }}>
          <MastersSearch value={search} onChange={setSearch} placeholder={words.search}>
            {props.choice}
          </MastersSearch>
          {props.instead ? (
            props.instead(search)
          ) : props.count === 0 ? (
            <EmptyState title={words.emptyTitle} hint={words.emptyHint} />
          ) : (
            <Found
              {...props}
              search={search}
              canEdit={canEdit}
              onShowAll={() => setSearch('')}
              onAskRemove={setRemoving}
            />
          )}
        </div>
      )}
      {adding ? (
        <AddMasterDialog
          title={words.add}
          label={words.nameLabel}
          count={words.count}
          read={props.readAdded}
          onClose={() => setAdding(false)}
          onAdd={add}
        />
      ) : null}
      <ConfirmDialog
        open={removing !== null}
        title={`${words.what} 지우기`}
        losses={removing === null ? [] : props.lossesOf([removing])}
        confirmLabel="지우기"
        onConfirm={remove}
        onClose={() => setRemoving(null)}
      />
    </Page>
  );
}

function Found<Row>(
  props: Omit<Props<Row, never>, 'readAdded' | 'onAdd'> & {
    readonly search: string;
    readonly canEdit: boolean;
    readonly onShowAll: () => void;
    readonly onAskRemove: (row: Row) => void;
  },
) {
  const { words, canEdit } = props;
  const isPhone = useIsPhone();
  const { rowsFor, search } = props;
  const rows = useMemo(() => rowsFor(search), [rowsFor, search]);
  const menuOf = (row: Row): (MenuEntry | 'divider')[] => [
    ...props.entriesOf(row),
    ...(canEdit
      ? ([
          'divider',
          { label: `${words.what} 지우기…`, danger: true, onSelect: () => props.onAskRemove(row) },
        ] as const)
      : []),
  ];
  if (rows.length === 0)
    return (
      <EmptyState title="찾는 것이 없어요" action={<Button onClick={props.onShowAll}>모두 보기</Button>} />
    );
  const ends = { targetOf: props.targetOf, menuOf };
  const bulk: ListBulk<Row> = {
    ...{ what: words.what, count: words.count, onMerge: props.onMerge },
    removal: {
      label: '지우기',
      asks: (many) => `${words.what} ${words.count(many)}을 지울까요?`,
      says: (many) => `${words.what} ${words.count(many)}을 지웠어요.`,
      ...{ lossesOf: props.lossesOf, remove: props.onRemoveMany },
    },
  };
  if (!isPhone)
    return (
      <>{props.grid({ rows, canEdit, nameOf: props.nameOf, ends, bulk, onRemove: props.onAskRemove })}</>
    );
  return (
    <MasterList
      isPhone
      label={words.what}
      rows={rows}
      keyOf={props.keyOf}
      columns=""
      phoneColumns={props.phoneColumns}
      heads={[]}
    >
      {(row) =>
        props.cells({
          row,
          canEdit,
          children: (
            <RowEnd>
              <CommentButton target={props.targetOf(row)} name={props.nameOf(row)} inRow />
              <DropMenu
                entries={menuOf(row)}
                trigger={(open) => (
                  <IconButton size="small" aria-label={`${props.nameOf(row)} 더 보기`} {...open}>
                    <Icon name="more" />
                  </IconButton>
                )}
              />
            </RowEnd>
          ),
        })
      }
    </MasterList>
  );
}
