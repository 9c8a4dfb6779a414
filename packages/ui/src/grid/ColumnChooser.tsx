import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { SegmentedControl } from '../control/SegmentedControl.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { LaidColumns } from './column-layouts.ts';
import { GridKeys } from './GridKeys.tsx';

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 34,
});

const Height = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: '6px 0',
  padding: '8px 0 0 11px',
  borderTop: '1px solid var(--line)',
});

/** A press of the buttons for the width, px. */
const STEP = 24;

/** GR26: whether rows are as high as what they hold. */
export interface RowHeights {
  readonly fit: boolean;
  readonly onFit: (fit: boolean) => void;
}

function ChooseColumns<C extends string>(props: {
  readonly columns: LaidColumns<C>;
  readonly heights?: RowHeights;
}) {
  const { columns, heights } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { layout, layouts, change } = columns;
  const { move, show, widen, widthOf } = layouts;
  return (
    <>
      <Button
        startIcon={<Icon name="grid" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        열
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        transitionDuration={120}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': '열 고르기',
            sx: { width: 320, maxHeight: '80dvh', padding: '6px 8px', boxShadow: 'var(--lift)' },
          },
        }}
      >
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {columns.offered.map((key) => {
            const { label } = layouts.columns.find((column) => column.key === key)!;
            const isFixed = key === layouts.first;
            return (
              <Row key={key}>
                <FormControlLabel
                  sx={{ flex: 1, margin: 0 }}
                  label={label}
                  control={
                    <Checkbox
                      size="small"
                      disabled={isFixed}
                      checked={!layout.hidden.includes(key)}
                      onChange={(event) => change(show(layout, key, event.target.checked))}
                    />
                  }
                />
                <IconButton
                  size="small"
                  aria-label={`${label} 좁게`}
                  onClick={() => change(widen(layout, key, widthOf(layout, key) - STEP))}
                >
                  <Icon name="minus" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={`${label} 넓게`}
                  onClick={() => change(widen(layout, key, widthOf(layout, key) + STEP))}
                >
                  <Icon name="plus" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={`${label} 앞으로`}
                  disabled={move(layout, key, -1) === layout}
                  onClick={() => change(move(layout, key, -1))}
                >
                  <Icon name="chevronUp" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={`${label} 뒤로`}
                  disabled={move(layout, key, 1) === layout}
                  onClick={() => change(move(layout, key, 1))}
                >
                  <Icon name="chevronDown" />
                </IconButton>
              </Row>
            );
          })}
        </ul>
        {heights ? (
          <Height>
            <span aria-hidden>줄 높이</span>
            <SegmentedControl
              label="줄 높이"
              value={heights.fit ? 'fit' : 'line'}
              options={[
                { value: 'line', label: '한 줄' },
                { value: 'fit', label: '내용에 맞춰' },
              ]}
              onChange={(next) => heights.onFit(next === 'fit')}
            />
          </Height>
        ) : null}
        <Button
          size="small"
          variant="text"
          onClick={() => {
            change(layouts.usual);
            heights?.onFit(false);
          }}
        >
          처음대로
        </Button>
      </Popover>
      <GridKeys />
    </>
  );
}

/** GR13: which columns are shown, in which order and how wide; all of it by buttons. And how high rows are, where that is chosen. */
// A table asks for it at each step of its active cell.
export const ColumnChooser = memo(ChooseColumns) as typeof ChooseColumns;
