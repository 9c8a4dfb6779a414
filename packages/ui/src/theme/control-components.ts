import type { Components } from '@mui/material/styles';
import { TOUCH } from './screen-size.ts';

const button: Components['MuiButton'] = {
  defaultProps: { variant: 'outlined', disableElevation: true, disableRipple: true, color: 'inherit' },
  styleOverrides: {
    root: {
      height: 32,
      minWidth: 0,
      padding: '0 12px',
      borderRadius: 3,
      gap: 6,
      whiteSpace: 'nowrap',
      fontWeight: 500,
      lineHeight: 1,
      transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
      '& .MuiButton-startIcon': { margin: 0 },
      '& .MuiButton-endIcon': { margin: 0 },
      [TOUCH]: { height: 44, padding: '0 16px', fontSize: 14 },
      '&.MuiButton-outlined': {
        borderColor: 'var(--line-2)',
        background: 'var(--surface)',
        color: 'var(--ink)',
        '&:hover': { background: 'var(--sunken)', borderColor: 'var(--line-2)' },
      },
      '&.MuiButton-outlined.MuiButton-colorError': { color: 'var(--err-ink)' },
      '&.MuiButton-text': {
        color: 'var(--ink-2)',
        '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
      },
      '&.MuiButton-text.MuiButton-colorPrimary': { color: 'var(--brand-ink)' },
      '&.MuiButton-contained': {
        background: 'var(--brand)',
        color: 'var(--on-brand)',
        fontWeight: 600,
        '&:hover': { background: 'var(--brand)', filter: 'brightness(1.08)' },
      },
      '&.MuiButton-contained.MuiButton-colorError': { background: 'var(--err)', color: '#FFFFFF' },
      '&.Mui-disabled': { opacity: 0.45 },
      '&.MuiButton-outlined.Mui-disabled': { borderColor: 'var(--line-2)' },
    },
  },
};

const iconButton: Components['MuiIconButton'] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: {
      width: 32,
      height: 32,
      padding: 0,
      borderRadius: 3,
      color: 'var(--ink-2)',
      transition: 'background-color 120ms ease-out',
      '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
      '&.MuiIconButton-sizeSmall': { width: 24, height: 24, borderRadius: 5 },
      [TOUCH]: { width: 44, height: 44, '&.MuiIconButton-sizeSmall': { width: 44, height: 44 } },
    },
  },
};

const input: Components['MuiOutlinedInput'] = {
  styleOverrides: {
    root: {
      minHeight: 32,
      borderRadius: 3,
      fontSize: 13,
      background: 'var(--surface)',
      gap: 6,
      '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-2)' },
      '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-3)' },
      '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--brand)', borderWidth: 1.5 },
      '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--err)' },
      '&.MuiInputBase-multiline': { padding: '6px 10px' },
      '& textarea.MuiOutlinedInput-input': { padding: 0, height: 'auto' },
      // Below 16 px iOS zooms the page when the field takes the focus.
      [TOUCH]: { minHeight: 44, fontSize: 16 },
    },
    input: {
      padding: '0 10px',
      height: 32,
      '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
      '&:focus-visible': { outline: 'none' },
      [TOUCH]: { height: 44 },
    },
    adornedStart: { paddingLeft: 8, '& input': { paddingLeft: 0 } },
  },
};

export const controlComponents: Components = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: button,
  MuiIconButton: iconButton,
  MuiOutlinedInput: input,
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiSelect: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      select: {
        display: 'flex',
        alignItems: 'center',
        padding: '0 28px 0 10px',
        minHeight: '32px !important',
        [TOUCH]: { minHeight: '44px !important' },
      },
      icon: { color: 'var(--ink-3)', right: 6 },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        padding: 6,
        color: 'var(--ink-3)',
        // What a finger meets is larger than the box, and takes no more room.
        [TOUCH]: {
          '& > input': { top: -7, left: -7, width: 'calc(100% + 14px)', height: 'calc(100% + 14px)' },
        },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { marginLeft: -6, minHeight: 32, [TOUCH]: { minHeight: 44 } } },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { color: 'var(--brand-ink)' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 4, borderRadius: 2, backgroundColor: 'var(--sunken)' },
      bar: { borderRadius: 2 },
    },
  },
};
