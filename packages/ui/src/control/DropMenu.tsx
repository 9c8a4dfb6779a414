import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Kbd } from './Kbd.tsx';

export interface MenuEntry {
  readonly label: ReactNode;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly selected?: boolean;
  /** The key that does the same, shown at the right. */
  readonly keys?: string;
}

/** Words over the entries that follow: not to be chosen. */
export interface MenuHeading {
  readonly heading: string;
}

type MenuLine = MenuEntry | MenuHeading | 'divider';

interface OpenProps {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
}

const HEADING = {
  padding: '8px 12px 2px',
  background: 'transparent',
  color: 'var(--ink-2)',
  fontSize: 12,
  fontWeight: 600,
  lineHeight: 1.5,
};

/** What stands in a menu; as a function it is made when the menu is opened. */
type MenuLines = readonly MenuLine[] | (() => readonly MenuLine[]);

/** A button's menu. `entries` may hold `'divider'` and headings. The trigger spreads the props it is given on its button. */
export function DropMenu(props: {
  readonly entries: MenuLines;
  readonly trigger: (open: OpenProps) => ReactNode;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      {props.trigger({
        onClick: (event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        },
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
      })}
      <MenuList anchor={anchor} entries={props.entries} onClose={() => setAnchor(null)} />
    </>
  );
}

/** The menu alone, at an element or at a point of the page (a context menu). */
export function MenuList(props: {
  readonly anchor: HTMLElement | { readonly x: number; readonly y: number } | null;
  readonly entries: MenuLines;
  readonly onClose: () => void;
}) {
  const { anchor } = props;
  const wasOpen = useRef(false);
  wasOpen.current ||= anchor !== null;
  // A board has a menu for each of its days, and hardly any is ever opened.
  if (!wasOpen.current) return null;
  const entries = typeof props.entries === 'function' ? props.entries() : props.entries;
  const atPoint = anchor !== null && 'x' in anchor && !(anchor instanceof HTMLElement);
  return (
    <Menu
      open={anchor !== null}
      onClose={props.onClose}
      onClick={(event) => event.stopPropagation()}
      onContextMenu={(event) => event.preventDefault()}
      transitionDuration={120}
      {...(atPoint
        ? { anchorReference: 'anchorPosition', anchorPosition: { left: anchor.x, top: anchor.y } }
        : { anchorEl: anchor as HTMLElement | null })}
    >
      {entries.map((entry, i) =>
        entry === 'divider' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: dividers have no identity of their own
          <Divider key={`divider-${i}`} sx={{ my: '4px !important' }} />
        ) : 'heading' in entry ? (
          <ListSubheader key={entry.heading} sx={HEADING}>
            {entry.heading}
          </ListSubheader>
        ) : (
          <MenuItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a menu does not change while it is open
            key={i}
            disabled={entry.disabled ?? false}
            selected={entry.selected ?? false}
            onClick={() => {
              props.onClose();
              entry.onSelect();
            }}
            sx={entry.danger ? { color: 'var(--err-ink)' } : undefined}
          >
            <span style={{ flex: 1 }}>{entry.label}</span>
            {entry.keys ? <Kbd aria-hidden>{entry.keys}</Kbd> : null}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
