import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SCENE_COLUMNS } from '../scene-columns.ts';
import { move, show, USUAL_LAYOUT, widen, widthOf } from './column-layout.ts';
import type { Columns } from './use-column-layout.ts';

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 34,
});

/** A press of the buttons for the width, px. */
const STEP = 24;

/** GR13: which columns are shown, in which order and how wide; all of it by buttons. */
export function ColumnChooser({ columns }: { readonly columns: Columns }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { layout, change } = columns;
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
            const { label } = SCENE_COLUMNS.find((column) => column.key === key)!;
            const isFixed = key === 'number';
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
        <Button size="small" variant="text" onClick={() => change(USUAL_LAYOUT)}>
          처음대로
        </Button>
      </Popover>
    </>
  );
}
