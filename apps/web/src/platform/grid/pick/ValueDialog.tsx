import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { TextField } from '../../form/TextField.tsx';

/** GR11: one text for all of the picked rows, read as their cells read it. */
export function ValueDialog(props: {
  /** `3개 씬`. */
  readonly of: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What all of them have alike. */
  readonly value: string;
  readonly maxLength: number;
  /** Answers why the text is not taken; undefined: it was saved. */
  readonly onSave: (text: string) => string | undefined;
  readonly onClose: () => void;
}) {
  const { label } = props;
  const [text, setText] = useState(props.value);
  const [problem, setProblem] = useState<string | undefined>();
  return (
    <FormDialog
      open
      title={`${props.of} ${label}`}
      submitLabel="저장"
      onClose={props.onClose}
      onSubmit={() => {
        const why = props.onSave(text);
        if (why === undefined) props.onClose();
        else setProblem(why);
      }}
    >
      <TextField
        label={label}
        autoFocus
        value={text}
        maxLength={props.maxLength}
        hint={props.hint}
        error={problem}
        onChange={(typed) => {
          setProblem(undefined);
          setText(typed);
        }}
      />
    </FormDialog>
  );
}
