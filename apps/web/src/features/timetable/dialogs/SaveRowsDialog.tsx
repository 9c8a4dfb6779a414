import type { DayRowSet, PhaseData } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { TextField } from '../../../platform/form/TextField.tsx';
import { sayRows } from '../view/row-choices.ts';

/** DR1: keeps the rows of a day under a name; one of the same name takes their place. */
export function SaveRowsDialog(props: {
  readonly rows: readonly PhaseData[];
  readonly sets: readonly DayRowSet[];
  readonly onSave: (sets: DayRowSet[]) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [first, setFirst] = useState(false);
  const wanted = name.trim();
  const known = props.sets.some((set) => set.name === wanted);
  return (
    <FormDialog
      open
      title="일정 줄을 묶음으로 저장"
      submitLabel={known ? '바꿔 저장' : '저장'}
      disabled={wanted === ''}
      onSubmit={() => {
        props.onSave(withSet(props.sets, { name: wanted, rows: [...props.rows] }, first));
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <p style={{ color: 'var(--ink-2)' }}>{sayRows([...props.rows])}</p>
      <TextField
        label="이름"
        value={name}
        maxLength={40}
        placeholder="예: 밤 촬영"
        hint={known ? '같은 이름의 묶음을 이것으로 바꿔요.' : undefined}
        onChange={setName}
      />
      <FormControlLabel
        control={<Checkbox checked={first} onChange={(event) => setFirst(event.target.checked)} />}
        label="새 촬영일의 기본으로"
      />
    </FormDialog>
  );
}

/** The sets with one more, or with one put in the place of another of its name; as the first where asked. */
function withSet(sets: readonly DayRowSet[], set: DayRowSet, first: boolean): DayRowSet[] {
  const at = sets.findIndex(({ name }) => name === set.name);
  const others = sets.filter(({ name }) => name !== set.name);
  return others.toSpliced(first ? 0 : at < 0 ? others.length : at, 0, set);
}
