import type { Scene } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { TextField } from '../../platform/form/TextField.tsx';
import type { ScenePatch } from './scene-patch.ts';

export const SEQUENCE_LENGTH = 20;

/** Which stretch of the story a scene belongs to. */
export function SequenceDialog(props: {
  readonly scene: Scene;
  readonly label: string;
  readonly onSave: (patch: ScenePatch) => void;
  readonly onClose: () => void;
}) {
  const [sequence, setSequence] = useState(props.scene.sequence ?? '');
  return (
    <FormDialog
      open
      title={`S#${props.label} 시퀀스`}
      submitLabel="저장"
      onSubmit={() => {
        props.onSave({ sequence: sequence.trim() });
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <TextField
        label="시퀀스"
        value={sequence}
        maxLength={SEQUENCE_LENGTH}
        placeholder="예: 3. 첫 만남"
        hint="비우면 시퀀스가 없는 씬이 돼요."
        onChange={setSequence}
      />
    </FormDialog>
  );
}
