import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

const Input = styled('input')({
  width: '100%',
  height: '100%',
  padding: '0 8px',
  border: 0,
  borderRadius: 2,
  outline: '2px solid var(--brand)',
  outlineOffset: -2,
  background: 'var(--surface)',
  color: 'var(--ink)',
  userSelect: 'text',
  '&:focus-visible': { outline: '2px solid var(--brand)', outlineOffset: -2 },
  // The names that are offered come by themselves.
  '&::-webkit-calendar-picker-indicator': { display: 'none !important' },
  '&[data-waiting]': { position: 'absolute', inset: 0, opacity: 0, cursor: 'cell' },
});

/**
 * `waiting`: the cell has the keyboard and shows its value. `over`: what is typed replaces it; arrows leave. `open`: its
 * value is edited; arrows move the caret.
 */
export type EditorMode = 'waiting' | 'over' | 'open';

const LEAVING = {
  Enter: 'enter',
  Escape: 'escape',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
} as const;

export type LeaveBy = (typeof LEAVING)[keyof typeof LEAVING] | 'tab' | 'shift-tab' | 'blur';

export interface TextCellEditorProps {
  readonly mode: EditorMode;
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly label: string;
  readonly list?: string | undefined;
  /** Something was typed into a cell that waited. */
  readonly onBegin: () => void;
  readonly onLeave: (text: string, by: LeaveBy) => void;
}

/**
 * A cell's field. It is there before anything is typed: a syllable whose first jamo met no field could not be composed
 * in one. While it is composed nothing else counts, neither Enter nor an arrow.
 */
export function TextCellEditor(props: TextCellEditorProps) {
  const { mode, value } = props;
  const [text, setText] = useState(mode === 'open' ? value : '');
  const field = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  useKeyboard(field, mode);
  useAskBeforeUnload(mode !== 'waiting' && text !== value);
  useLayoutEffect(() => {
    left.current = false;
    if (mode === 'waiting') setText('');
  }, [mode]);
  const leave = (by: LeaveBy) => {
    if (left.current) return;
    left.current = true;
    props.onLeave(text, by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (mode === 'waiting') return;
    event.stopPropagation();
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const by = leavingBy(event, mode, props.list !== undefined);
    if (!by) return;
    event.preventDefault();
    leave(by);
  };
  const waits = mode === 'waiting' ? { 'data-waiting': true } : { onBlur: () => leave('blur') };
  return (
    <Input
      ref={field}
      aria-label={mode === 'waiting' ? `${props.label} ${value}` : props.label}
      autoComplete="off"
      // Set anew while a syllable is composed, a list ends it, and its jamo stands twice.
      list={props.list}
      placeholder={props.placeholder}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        if (mode === 'waiting') props.onBegin();
      }}
      onKeyDown={onKeyDown}
      {...waits}
    />
  );
}

/** GR21: what nobody has kept yet is not lost by a page that is reloaded. */
function useAskBeforeUnload(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnkept]);
}

/** `hasList`: up and down walk through what is offered. */
function leavingBy(event: KeyboardEvent, mode: EditorMode, hasList: boolean): LeaveBy | null {
  const { key } = event;
  if (key === 'Tab') return event.shiftKey ? 'shift-tab' : 'tab';
  if (key === 'Enter' && event.shiftKey) return 'up';
  if (key.startsWith('Arrow') && mode !== 'over') return null;
  if (hasList && (key === 'ArrowUp' || key === 'ArrowDown')) return null;
  return key in LEAVING ? LEAVING[key as keyof typeof LEAVING] : null;
}

/**
 * A field that is opened takes the keyboard. One that waits takes it only from its own table, so that it does not take it
 * from a search in which somebody types, and gives it back when it goes.
 */
function useKeyboard(field: { readonly current: HTMLInputElement | null }, mode: EditorMode): void {
  const isTaking = mode !== 'over';
  useLayoutEffect(() => {
    const here = field.current;
    const grid = here?.closest<HTMLElement>('[role="grid"]');
    if (!here || !isTaking) return;
    if (mode === 'open' || grid?.contains(document.activeElement)) here.focus({ preventScroll: true });
    if (mode === 'open') here.select();
  }, [field, mode, isTaking]);
  useLayoutEffect(() => {
    const here = field.current;
    const grid = here?.closest<HTMLElement>('[role="grid"]');
    return () => {
      if (here && document.activeElement === here) grid?.focus({ preventScroll: true });
    };
  }, [field]);
}
