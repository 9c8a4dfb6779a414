import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { TextField } from '../../platform/form/TextField.tsx';
import type { ScenePatch } from './scene-patch.ts';

export const SEQUENCE_LENGTH = 20;

/** Which stretch of the story scenes belong to. */
export function SequenceDialog(props: {
  /** Of which scene or scenes. */
  readonly of: string;
  readonly sequence: string;
  readonly onSave: (patch: ScenePatch) => void;
  readonly onClose: () => void;
}) {
  const [sequence, setSequence] = useState(props.sequence);
  return (
    <FormDialog
      open
      title={`${props.of} 시퀀스`}
      submitLabel="저장"
      onSubmit={() => {
        props.onSave({ sequence: sequence.trim() });
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <TextField
        label="시퀀스"
        autoFocus
        value={sequence}
        maxLength={SEQUENCE_LENGTH}
        placeholder="예: 3. 첫 만남"
        hint="비우면 시퀀스가 없는 씬이 돼요."
        onChange={setSequence}
      />
    </FormDialog>
  );
}
