import { Icon, ToggleChip } from '@ddak/ui';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';

/** A filter of several values: a chip that says what is picked, and a menu of what can be. */
export function PickMany(props: {
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly picked: readonly string[];
  readonly onPick: (picked: string[]) => void;
}) {
  const { label, options, picked } = props;
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLSpanElement>(null);
  const first = options.find((option) => option.key === picked[0])?.label;
  return (
    <span ref={chip}>
      <ToggleChip on={picked.length > 0} onChange={() => setOpen(true)}>
        {first ? `${first}${picked.length > 1 ? ` 외 ${picked.length - 1}` : ''}` : label}
      </ToggleChip>
      <Menu
        open={open}
        anchorEl={chip.current}
        onClose={() => setOpen(false)}
        transitionDuration={120}
        slotProps={{ paper: { sx: { maxHeight: 360, maxWidth: 280 } } }}
      >
        {picked.length > 0 ? (
          <MenuItem onClick={() => props.onPick([])} sx={{ color: 'var(--ink-2)' }}>
            모두 보기
          </MenuItem>
        ) : null}
        {options.length === 0 ? <MenuItem disabled>고를 것이 없어요</MenuItem> : null}
        {options.map((option) => {
          const on = picked.includes(option.key);
          return (
            <MenuItem
              key={option.key}
              role="menuitemcheckbox"
              aria-checked={on}
              selected={on}
              onClick={() =>
                props.onPick(on ? picked.filter((key) => key !== option.key) : [...picked, option.key])
              }
            >
              <span style={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>{option.label}</span>
              {on ? <Icon name="check" size={14} /> : null}
            </MenuItem>
          );
        })}
      </Menu>
    </span>
  );
}
