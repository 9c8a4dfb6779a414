import type { Id, Location } from '@ddak/domain';
import { FormDialog, TOUCH } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { RealNameField } from '../../RealNameField.tsx';

/** What is to be put at one place. */
export interface Placing {
  /** Those that surely belong there. */
  readonly sets: readonly string[];
  /** Those that somebody should look at first. */
  readonly maybe: readonly string[];
  readonly suggested: string;
}

export interface ChosenPlace {
  readonly sets: readonly string[];
  /** Null: a new place of that name. */
  readonly locationId: Id | null;
  readonly realName: string;
}

/** Asks where sets are really shot: at a place that is there, or at a new one by its name. */
export function PlaceDialog(props: {
  readonly placing: Placing;
  readonly locations: readonly Location[];
  readonly onChoose: (place: ChosenPlace) => void;
  readonly onClose: () => void;
}) {
  const { sets, maybe, suggested } = props.placing;
  const [name, setName] = useState(suggested);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(sets));
  const realName = name.trim();
  const known = props.locations.find((location) => location.realName === realName);
  const toggle = (set: string) => {
    const next = new Set(chosen);
    if (!next.delete(set)) next.add(set);
    setChosen(next);
  };
  const choice = (set: string) => (
    <FormControlLabel
      key={set}
      sx={{ display: 'flex', minHeight: 32, [TOUCH]: { minHeight: 44 } }}
      control={<Checkbox checked={chosen.has(set)} onChange={() => toggle(set)} />}
      label={set}
    />
  );
  return (
    <FormDialog
      open
      title={`극중 장소 ${chosen.size}곳의 실제 촬영지`}
      submitLabel={known || realName === '' ? '이곳으로 정하기' : '새 촬영지로 정하기'}
      disabled={realName === '' || chosen.size === 0}
      onClose={props.onClose}
      onSubmit={() => props.onChoose({ sets: [...chosen], locationId: known?._id ?? null, realName })}
    >
      <RealNameField
        name={name}
        locations={props.locations}
        hint="있는 촬영지를 고르거나 새 이름을 적어 주세요."
        onName={setName}
      />
      <div style={{ maxHeight: 260, overflow: 'auto' }}>
        {sets.map(choice)}
        {maybe.length > 0 ? (
          <p style={{ margin: '8px 0 0', color: 'var(--warn-ink)' }}>
            이름이 흔해 다른 곳일 수 있어요. 같은 곳이면 골라 주세요.
          </p>
        ) : null}
        {maybe.map(choice)}
      </div>
    </FormDialog>
  );
}
