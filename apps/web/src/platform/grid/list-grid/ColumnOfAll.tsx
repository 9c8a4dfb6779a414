import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { commonText } from '../pick/common-text.ts';
import { ValueDialog } from '../pick/ValueDialog.tsx';
import type { ListRow } from './list-column.ts';
import type { ListGridWork } from './use-list-grid.ts';

/** GR23: gives a column of all picked rows one value, chosen or typed. */
export function ColumnOfAll<R extends ListRow, C extends string>(props: {
  readonly grid: ListGridWork<R, C>;
  /** At least one. */
  readonly rows: readonly R[];
  readonly column: C;
  /** `3명`. */
  readonly of: string;
}) {
  const { grid, rows, of } = props;
  const [asking, setAsking] = useState(false);
  const column = grid.columnOf.get(props.column)!;
  const edit = column.edit!;
  const save = (text: string) => grid.edits.setAll(rows, column.key, text, of);
  if (edit.choices) {
    const [first, ...others] = rows.map(edit.choices);
    return (
      <DropMenu
        entries={first!.map(({ text, selected }, i) => ({
          label: text,
          selected: selected && others.every((choices) => choices[i]?.selected),
          onSelect: () => {
            const why = save(text);
            if (why !== undefined) toast.error(why);
          },
        }))}
        trigger={(open) => (
          <Button {...open} size="small" endIcon={<Icon name="chevronDown" size={12} />}>
            {column.label}
          </Button>
        )}
      />
    );
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {column.label}…
      </Button>
      {asking ? (
        <ValueDialog
          {...{ of, label: column.label, maxLength: edit.maxLength }}
          hint="비우면 모두에서 지워요."
          value={commonText(rows.map(column.text))}
          onSave={save}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
