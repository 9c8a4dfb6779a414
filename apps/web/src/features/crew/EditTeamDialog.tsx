import { type CrewTeam, teamWords } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useMemo, useState } from 'react';
import { FieldRowContext } from '../../platform/presence/field-mark.ts';
import { useRunCommand } from '../../sync/hooks.ts';
import { OffsetField, TeamFields, teamOf, typedTeam } from './TeamFields.tsx';

/** A team, of who may write the crew; who leads it says how much before the day's call it comes (AC30). */
export function EditTeamDialog(props: {
  readonly team: CrewTeam;
  readonly onlyOffset?: boolean;
  readonly onClose: () => void;
}) {
  const { team } = props;
  const run = useRunCommand();
  const [typed, setTyped] = useState(() => typedTeam(team));
  const whole = teamOf(typed);
  const patch = whole && props.onlyOffset ? { calltimeOffset: whole.calltimeOffset } : whole;
  const at = useMemo(() => ({ table: 'crewTeam', rowId: team._id }) as const, [team]);
  const save = () => {
    if (patch) run('editCrewTeam', { crewTeamId: team._id, patch });
    props.onClose();
  };
  return (
    <FieldRowContext value={at}>
      <FormDialog
        open
        title={props.onlyOffset ? `${teamWords(team.name)}의 콜타임 차이` : '팀 고치기'}
        submitLabel="저장"
        disabled={patch === null}
        onSubmit={save}
        onClose={props.onClose}
      >
        {props.onlyOffset ? (
          <OffsetField value={typed.offset} onChange={(offset) => setTyped({ ...typed, offset })} />
        ) : (
          <TeamFields team={typed} onChange={setTyped} />
        )}
      </FormDialog>
    </FieldRowContext>
  );
}
