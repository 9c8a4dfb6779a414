import type { Components } from '@mui/material/styles';
import { TOOLTIP } from '../feedback/tooltip-times.ts';
import { PHONE, TOUCH } from './screen-size.ts';

const tooltip: Components['MuiTooltip'] = {
  defaultProps: {
    enterDelay: TOOLTIP.enterDelay,
    enterTouchDelay: TOOLTIP.enterTouchDelay,
    leaveTouchDelay: TOOLTIP.leaveTouchDelay,
  },
  styleOverrides: {
    tooltip: {
      maxWidth: TOOLTIP.maxWidth,
      padding: '6px 8px',
      borderRadius: 5,
      background: 'var(--ink)',
      color: 'var(--surface)',
      fontSize: 12,
      fontWeight: 400,
      lineHeight: 1.5,
    },
  },
};

const dialog: Components['MuiDialog'] = {
  styleOverrides: {
    paper: {
      borderRadius: 10,
      background: 'var(--surface)',
      border: '1px solid var(--line)',
      boxShadow: 'var(--lift)',
      [PHONE]: {
        width: '100%',
        maxWidth: 'none',
        margin: 0,
        borderRadius: '12px 12px 0 0',
        borderWidth: '1px 0 0',
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
    },
    // On a phone a dialog rises from below, where the thumb is.
    container: { [PHONE]: { alignItems: 'flex-end' } },
  },
};

export const floatingComponents: Components = {
  MuiTooltip: tooltip,
  MuiDialog: dialog,
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--veil)' } } },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 20px 12px', fontSize: 16, fontWeight: 700, lineHeight: 1.35 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '4px 20px 16px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '12px 20px 16px',
        gap: 8,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        [PHONE]: { '& > *': { flex: 1 } },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        minWidth: 180,
        borderRadius: 6,
        border: '1px solid var(--line)',
        background: 'var(--surface)',
        boxShadow: 'var(--lift)',
      },
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        // MUI lets go of the height from its own breakpoint on: said with more weight, it holds.
        '&.MuiMenuItem-root': { minHeight: 32, [TOUCH]: { minHeight: 44 } },
        padding: '0 8px',
        borderRadius: 5,
        gap: 8,
        fontSize: 13,
        '&:hover': { background: 'var(--sunken)' },
        '&.Mui-focusVisible': { background: 'var(--sunken)' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          background: 'var(--brand-soft)',
          color: 'var(--brand-ink)',
        },
        [TOUCH]: { fontSize: 15 },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { background: 'var(--surface)', borderColor: 'var(--line)', boxShadow: 'var(--lift)' },
    },
  },
};
