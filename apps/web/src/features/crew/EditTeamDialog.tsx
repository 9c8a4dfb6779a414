import type { CrewTeam } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useMemo, useState } from 'react';
import { FieldRowContext } from '../../platform/presence/field-mark.ts';
import { useRunCommand } from '../../sync/hooks.ts';
import { TeamFields, teamOf, typedTeam } from './TeamFields.tsx';

export function EditTeamDialog(props: { readonly team: CrewTeam; readonly onClose: () => void }) {
  const { team } = props;
  const run = useRunCommand();
  const [typed, setTyped] = useState(() => typedTeam(team));
  const patch = teamOf(typed);
  const at = useMemo(() => ({ table: 'crewTeam', rowId: team._id }) as const, [team]);
  const save = () => {
    if (patch) run('editCrewTeam', { crewTeamId: team._id, patch });
    props.onClose();
  };
  return (
    <FieldRowContext value={at}>
      <FormDialog
        open
        title="팀 고치기"
        submitLabel="저장"
        disabled={patch === null}
        onSubmit={save}
        onClose={props.onClose}
      >
        <TeamFields team={typed} onChange={setTyped} />
      </FormDialog>
    </FieldRowContext>
  );
}
