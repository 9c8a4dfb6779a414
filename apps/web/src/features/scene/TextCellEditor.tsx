import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef, useState } from 'react';

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
  '&:focus-visible': { outline: '2px solid var(--brand)', outlineOffset: -2 },
});

export type LeaveBy = 'enter' | 'tab' | 'shift-tab' | 'blur' | 'escape';

/** A cell being typed in. Hangul is composed in peace: Enter and Tab count only when no syllable is open. */
export function TextCellEditor(props: {
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly label: string;
  readonly list?: string | undefined;
  readonly onLeave: (text: string, by: LeaveBy) => void;
}) {
  const [text, setText] = useState(props.value);
  const left = useRef(false);
  const leave = (by: LeaveBy) => {
    if (left.current) return;
    left.current = true;
    props.onLeave(text, by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const by =
      event.key === 'Enter'
        ? 'enter'
        : event.key === 'Tab'
          ? event.shiftKey
            ? 'shift-tab'
            : 'tab'
          : event.key === 'Escape'
            ? 'escape'
            : null;
    if (!by) return;
    event.preventDefault();
    leave(by);
  };
  return (
    <Input
      autoFocus
      aria-label={props.label}
      list={props.list}
      value={text}
      placeholder={props.placeholder}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => leave('blur')}
    />
  );
}
