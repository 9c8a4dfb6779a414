import { Icon, ToggleChip } from '@ddak/ui';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';

/** A filter with several values: a chip that opens a list in which values are ticked. */
export function FilterMenu(props: {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  const { label, options, chosen } = props;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const first = options.find((option) => option.value === chosen[0]);
  const text =
    chosen.length === 0
      ? label
      : `${first?.label ?? label}${chosen.length > 1 ? ` 외 ${chosen.length - 1}` : ''}`;
  const toggle = (value: string) =>
    props.onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <>
      <span ref={anchor}>
        <ToggleChip on={chosen.length > 0} onChange={() => setOpen(true)} title={`${label} 고르기`}>
          {text} <Icon name="chevronDown" size={12} />
        </ToggleChip>
      </span>
      <Menu
        anchorEl={anchor.current}
        open={open}
        onClose={() => setOpen(false)}
        transitionDuration={120}
        slotProps={{ paper: { sx: { maxHeight: 420 } } }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(option.value)}
            onClick={() => toggle(option.value)}
          >
            <span style={{ width: 16, display: 'inline-flex', color: 'var(--brand-ink)' }}>
              {chosen.includes(option.value) ? <Icon name="check" /> : null}
            </span>
            <span style={{ flex: 1 }}>{option.label}</span>
            <span style={{ color: 'var(--ink-3)', fontSize: 12 }}>{option.count}</span>
          </MenuItem>
        ))}
        {chosen.length > 0 ? <Divider sx={{ my: '4px !important' }} /> : null}
        {chosen.length > 0 ? (
          <MenuItem
            onClick={() => {
              props.onChange([]);
              setOpen(false);
            }}
          >
            모두 보기
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
