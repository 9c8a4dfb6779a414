import type { PhaseData } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { newPhase, PhaseFields } from './PhaseFields.tsx';

/** Adds a 일정 줄 to a day. */
export function PhaseDialog(props: {
  readonly where: string;
  readonly onAdd: (phase: PhaseData) => void;
  readonly onClose: () => void;
}) {
  const [phase, setPhase] = useState(newPhase);
  return (
    <FormDialog
      open
      title={`일정 줄 추가 · ${props.where}`}
      submitLabel="추가"
      onSubmit={() => {
        props.onAdd(phase);
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <PhaseFields value={phase} onChange={setPhase} />
    </FormDialog>
  );
}
