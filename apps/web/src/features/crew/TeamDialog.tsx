import type { CrewTeam } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useMemo, useState } from 'react';
import { ColourPicker } from '../../platform/form/ColourPicker.tsx';
import { TextField } from '../../platform/form/TextField.tsx';
import { FieldRowContext } from '../../platform/presence/field-mark.ts';
import { newId, useRunCommand } from '../../sync/hooks.ts';
import { parseOffset } from './call-offset.ts';

/** Makes a team, or edits one: its name, its colour, and how much before the day's call it comes. */
export function TeamDialog(props: { readonly team: CrewTeam | null; readonly onClose: () => void }) {
  const { team } = props;
  const run = useRunCommand();
  const [name, setName] = useState(team?.name ?? '');
  const [colour, setColour] = useState(team?.colour ?? 0);
  const [offset, setOffset] = useState(String(team?.calltimeOffset ?? 0));
  const calltimeOffset = parseOffset(offset);
  const at = useMemo(() => (team ? ({ table: 'crewTeam', rowId: team._id } as const) : null), [team]);
  const save = () => {
    if (calltimeOffset === null) return;
    const fields = { name: name.trim(), colour, calltimeOffset };
    if (team) run('editCrewTeam', { crewTeamId: team._id, patch: fields });
    else run('addCrewTeam', { crewTeamId: newId(), ...fields });
    props.onClose();
  };
  return (
    <FieldRowContext value={at}>
      <FormDialog
        open
        title={team ? '팀 고치기' : '팀 추가'}
        submitLabel={team ? '저장' : '추가'}
        disabled={name.trim() === '' || calltimeOffset === null}
        onSubmit={save}
        onClose={props.onClose}
      >
        <TextField label="팀 이름" value={name} maxLength={40} placeholder="예: 촬영" onChange={setName} />
        <TextField
          label="콜타임 차이 (분)"
          value={offset}
          maxLength={4}
          placeholder="예: -30"
          error={calltimeOffset === null ? '30분 먼저 오면 -30, 늦게 오면 30처럼 적어 주세요.' : undefined}
          onChange={setOffset}
        />
        <ColourPicker value={colour} onChange={setColour} />
      </FormDialog>
    </FieldRowContext>
  );
}
