import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  '& > label': { fontSize: 12, fontWeight: 500, color: 'var(--ink-2)' },
  '& > p': { fontSize: 11.5, color: 'var(--ink-3)' },
  '& > p[role="alert"]': { color: 'var(--err-ink)' },
});

/** A control with its label above and, below it, a hint or what is wrong. The control takes the given ids. */
export function Field(props: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly children: (ids: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}) {
  const id = useId();
  const note = props.error ?? props.hint;
  const noteId = `${id}-note`;
  return (
    <Box>
      <label htmlFor={id}>{props.label}</label>
      {props.children({ id, 'aria-describedby': note ? noteId : undefined })}
      {note ? (
        <p id={noteId} role={props.error ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
    </Box>
  );
}
