import type { Id } from '@ddak/domain';
import { FormDialog, TOUCH } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';

/** What becomes of what is merged into one, in words. */
export interface MergeEffects {
  readonly stays: readonly string[];
  readonly goes: readonly string[];
}

/** Chooses what is merged into one that stays, and says before what becomes of it. */
export function MergeForm(props: {
  /** Of the one that stays. */
  readonly name: string;
  /** `합칠 촬영지`. */
  readonly what: string;
  /** `곳`, `명`. */
  readonly unit: string;
  readonly candidates: (search: string) => readonly { readonly _id: Id; readonly label: string }[];
  readonly chosen: readonly Id[];
  readonly onChoose: (chosen: readonly Id[]) => void;
  readonly effects: MergeEffects;
  readonly onMerge: () => void;
  readonly onClose: () => void;
}) {
  const { what, chosen, effects } = props;
  const [search, setSearch] = useState('');
  const count = chosen.length;
  const toggle = (id: Id) =>
    props.onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <FormDialog
      open
      danger={effects.goes.length > 1}
      width="sm"
      title={`‘${props.name}’에 합치기`}
      submitLabel={count > 0 ? `${count}${props.unit} 합치기` : '합치기'}
      disabled={count === 0}
      onClose={props.onClose}
      onSubmit={props.onMerge}
    >
      <OutlinedInput
        value={search}
        placeholder={`${what} 찾기`}
        inputProps={{ 'aria-label': `${what} 찾기` }}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div style={{ maxHeight: 240, overflow: 'auto' }}>
        {props.candidates(search).map(({ _id, label }) => (
          <FormControlLabel
            key={_id}
            sx={{ display: 'flex', minHeight: 32, [TOUCH]: { minHeight: 44 } }}
            control={<Checkbox checked={chosen.includes(_id)} onChange={() => toggle(_id)} />}
            label={label}
          />
        ))}
      </div>
      {count > 0 ? <Effects title="합치면" lines={effects.stays} /> : null}
      {count > 0 ? <Effects title="사라지는 것" lines={effects.goes} /> : null}
    </FormDialog>
  );
}

/** A list of what becomes of things, under its title. */
export const Effects = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <div>
    <b style={{ fontWeight: 600 }}>{title}</b>
    <ul style={{ margin: '4px 0 0', paddingLeft: 18, color: 'var(--ink-2)' }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
