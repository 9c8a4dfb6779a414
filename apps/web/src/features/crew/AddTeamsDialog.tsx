import { PRESET_CREW_TEAMS, teamKey } from '@ddak/domain';
import { FormDialog, ToggleChip } from '@ddak/ui';
import { useState } from 'react';
import { newId, useProjectSelector, useRunCommand } from '../../sync/hooks.ts';
import { Choices } from './crew-layout.ts';
import { noTeam, TeamFields, teamOf } from './TeamFields.tsx';

/** CR13: teams of the trade to choose from, and one of one's own. */
export function AddTeamsDialog(props: { readonly onClose: () => void }) {
  const run = useRunCommand();
  const teams = useProjectSelector((state) => state.crewTeam);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [own, setOwn] = useState(noTeam);
  const present = new Set([...teams.values()].map(({ name }) => teamKey(name)));
  // CR19
  const offered = PRESET_CREW_TEAMS.filter(({ name }) => !present.has(teamKey(name)));
  const isOwn = own.name.trim() !== '';
  const typed = isOwn ? teamOf(own) : null;
  const isAll = chosen.size === offered.length;
  const count = chosen.size + (isOwn ? 1 : 0);
  const add = () => {
    const made = [...offered.filter(({ name }) => chosen.has(name)), ...(typed ? [typed] : [])];
    run('addCrewTeams', { teams: made.map((team) => ({ crewTeamId: newId(), ...team })) });
    props.onClose();
  };
  const toggle = (name: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  return (
    <FormDialog
      open
      title="팀 추가"
      submitLabel={count > 1 ? `${count}팀 추가` : '추가'}
      disabled={count === 0 || (isOwn && typed === null)}
      onSubmit={add}
      onClose={props.onClose}
    >
      {offered.length > 0 ? (
        <Choices>
          <legend>기본 팀에서 고르기</legend>
          {offered.map(({ name }) => (
            <ToggleChip key={name} on={chosen.has(name)} onChange={(on) => toggle(name, on)}>
              {name}
            </ToggleChip>
          ))}
          <ToggleChip
            on={isAll}
            onChange={(on) => setChosen(new Set(on ? offered.map(({ name }) => name) : []))}
          >
            모두
          </ToggleChip>
        </Choices>
      ) : null}
      <TeamFields team={own} isColoured={isOwn} onChange={setOwn} />
    </FormDialog>
  );
}
