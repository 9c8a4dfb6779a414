import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FormEventHandler, ReactNode } from 'react';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxWidth: 400,
  '& > p[role="alert"]': {
    padding: '10px 12px',
    borderRadius: 'var(--r-chip)',
    background: 'var(--err-tint)',
    color: 'var(--err-ink)',
  },
});

/** The frame of both forms: fields, what the server said, one button. */
export function AccountForm(props: {
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}) {
  return (
    <Form noValidate onSubmit={props.onSubmit}>
      {props.children}
      {props.failure ? <p role="alert">{props.failure}</p> : null}
      <Button
        type="submit"
        variant="contained"
        disabled={props.busy}
        sx={{ height: 44, fontSize: 15, marginTop: '4px' }}
      >
        {props.submitLabel}
      </Button>
    </Form>
  );
}
