import type { CrewTeam } from '@ddak/domain';
import { ColourPicker } from '../../platform/form/ColourPicker.tsx';
import { TextField } from '../../platform/form/TextField.tsx';
import { parseOffset } from './call-offset.ts';

/** A team as it is typed. */
export interface TypedTeam {
  readonly name: string;
  readonly colour: number;
  readonly offset: string;
}

export const noTeam: TypedTeam = { name: '', colour: 0, offset: '0' };

export const typedTeam = ({ name, colour, calltimeOffset }: CrewTeam): TypedTeam => ({
  name,
  colour,
  offset: String(calltimeOffset),
});

/** Null: it cannot be kept as it is. */
export function teamOf({ name, colour, offset }: TypedTeam) {
  const calltimeOffset = parseOffset(offset);
  return calltimeOffset === null || name.trim() === '' ? null : { name: name.trim(), colour, calltimeOffset };
}

/** A team's name, its colour, and how much before the day's call it comes. */
export function TeamFields(props: {
  readonly team: TypedTeam;
  /** Without a name there is nothing to colour. */
  readonly isColoured?: boolean;
  readonly onChange: (team: TypedTeam) => void;
}) {
  const { team, onChange, isColoured = true } = props;
  const isOffset = parseOffset(team.offset) !== null;
  return (
    <>
      <TextField
        label="팀 이름"
        value={team.name}
        maxLength={40}
        placeholder="예: 촬영 2팀"
        onChange={(name) => onChange({ ...team, name })}
      />
      {isColoured ? (
        <>
          <TextField
            label="콜타임 차이 (분)"
            value={team.offset}
            maxLength={4}
            placeholder="예: -30"
            error={isOffset ? undefined : '30분 먼저 오면 -30, 늦게 오면 30처럼 적어 주세요.'}
            onChange={(offset) => onChange({ ...team, offset })}
          />
          <ColourPicker value={team.colour} onChange={(colour) => onChange({ ...team, colour })} />
        </>
      ) : null}
    </>
  );
}
