import { type Character, charactersInOrder, matchesSearch, type Scene } from '@ddak/domain';
import { TOUCH } from '@ddak/ui';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useProjectSelector } from '../../sync/hooks.ts';
import type { SceneEdits } from './use-scene-edits.ts';

/** Who is in a scene: chosen by name or initial consonants; a new name makes the character. Each is one command. */
export default function CastPicker(props: {
  readonly scene: Scene;
  readonly edits: SceneEdits;
  readonly autoFocus?: boolean;
  readonly id?: string;
}) {
  const { scene, edits } = props;
  const table = useProjectSelector((state) => state.character);
  const everyone = useMemo(() => charactersInOrder(table.values()), [table]);
  const present = scene.characters.flatMap(({ _id }) => table.get(_id) ?? []);
  const change = (chosen: readonly (Character | string)[]) => {
    const kept = new Set(chosen.flatMap((person) => (typeof person === 'string' ? [] : [person._id])));
    for (const person of present) if (!kept.has(person._id)) edits.uncast(scene, person._id);
    for (const person of chosen) {
      if (typeof person === 'string') edits.cast(scene, person);
      else if (!present.includes(person)) edits.cast(scene, person.name);
    }
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      disableClearable
      {...(props.id ? { id: props.id } : {})}
      openOnFocus={props.autoFocus ?? false}
      size="small"
      options={everyone}
      value={present}
      getOptionLabel={(person) => (typeof person === 'string' ? person : person.name)}
      isOptionEqualToValue={(option, value) => typeof value !== 'string' && option._id === value._id}
      filterOptions={(options, { inputValue }) =>
        options.filter((person) => matchesSearch([person.name], inputValue))
      }
      filterSelectedOptions
      slotProps={{
        chip: {
          sx: {
            height: 24,
            borderRadius: 'var(--r-chip)',
            background: 'var(--sunken)',
            [TOUCH]: { height: 40, fontSize: 14, '& .MuiChip-deleteIcon': { width: 28, height: 28 } },
          },
        },
        paper: { sx: { border: '1px solid var(--line)', boxShadow: 'var(--lift)', marginTop: '4px' } },
      }}
      noOptionsText="Enter를 누르면 새 인물로 넣어요"
      onChange={(_, chosen) => change(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={props.autoFocus ?? false}
          placeholder={present.length === 0 ? '이름, ㅈㅎ' : ''}
        />
      )}
    />
  );
}
