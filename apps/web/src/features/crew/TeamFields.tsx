import {
  BREAKDOWN_CATEGORIES,
  type BreakdownType,
  type CrewTeam,
  guessedCategories,
  unitInName,
} from '@ddak/domain';
import { SegmentedControl, ToggleChip } from '@ddak/ui';
import { ColourPicker } from '../../platform/form/ColourPicker.tsx';
import { TextField } from '../../platform/form/TextField.tsx';
import { parseOffset } from './call-offset.ts';
import { Choices } from './crew-layout.ts';

/** A team as it is typed. */
export interface TypedTeam {
  readonly name: string;
  readonly colour: number;
  readonly offset: string;
  /** AC31: null: as the name says. */
  readonly categories: readonly BreakdownType[] | null;
  /** CR20: undefined: nobody has said so yet, and a new team's name may. */
  readonly unit: CrewTeam['unit'] | undefined;
}

export const noTeam: TypedTeam = { name: '', colour: 0, offset: '0', categories: null, unit: undefined };

export const typedTeam = ({ name, colour, calltimeOffset, categories, unit }: CrewTeam): TypedTeam => ({
  name,
  colour,
  categories,
  unit,
  offset: String(calltimeOffset),
});

/** Null: it cannot be kept as it is. */
export function teamOf({ name, colour, offset, categories, unit }: TypedTeam) {
  const calltimeOffset = parseOffset(offset);
  if (calltimeOffset === null || name.trim() === '') return null;
  const said = { name: name.trim(), colour, calltimeOffset, unit: unitOf({ name, unit }) };
  return { ...said, categories: categories && [...categories] };
}

const unitOf = ({ name, unit }: Pick<TypedTeam, 'name' | 'unit'>): CrewTeam['unit'] =>
  unit === undefined ? unitInName(name) : unit;

const UNIT_CHOICES = [
  { value: 'both', label: '두 유닛 모두' },
  { value: 'A', label: 'A팀' },
  { value: 'B', label: 'B팀' },
] as const;

/** A team's name, its colour, how much before the day's call it comes, and what of the breakdown it sees to. */
export function TeamFields(props: {
  readonly team: TypedTeam;
  /** Without a name there is nothing to colour. */
  readonly isColoured?: boolean;
  readonly onChange: (team: TypedTeam) => void;
}) {
  const { team, onChange, isColoured = true } = props;
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
          <OffsetField value={team.offset} onChange={(offset) => onChange({ ...team, offset })} />
          <UnitChoice team={team} onChange={(unit) => onChange({ ...team, unit })} />
          <ColourPicker value={team.colour} onChange={(colour) => onChange({ ...team, colour })} />
          <CategoryChoices team={team} onChange={(categories) => onChange({ ...team, categories })} />
        </>
      ) : null}
    </>
  );
}

/** How much before the day's call a team comes. */
export const OffsetField = (props: {
  readonly value: string;
  readonly onChange: (offset: string) => void;
}) => (
  <TextField
    label="콜타임 차이 (분)"
    value={props.value}
    maxLength={4}
    placeholder="예: -30"
    error={
      parseOffset(props.value) === null ? '30분 먼저 오면 -30, 늦게 오면 30처럼 적어 주세요.' : undefined
    }
    onChange={props.onChange}
  />
);

/** CR20: whose days the team works on. */
const UnitChoice = (props: {
  readonly team: TypedTeam;
  readonly onChange: (unit: CrewTeam['unit']) => void;
}) => (
  <Choices>
    <legend>유닛</legend>
    <SegmentedControl
      label="유닛"
      value={unitOf(props.team) ?? 'both'}
      options={UNIT_CHOICES}
      onChange={(value) => props.onChange(value === 'both' ? null : value)}
    />
    <p>B팀 회차의 일촬표와 비용에는 B팀으로 정한 팀과 두 유닛 모두 하는 팀만 들어가요.</p>
  </Choices>
);

/** AC31: what the team's lead may write of the breakdown. */
function CategoryChoices(props: {
  readonly team: TypedTeam;
  readonly onChange: (categories: readonly BreakdownType[]) => void;
}) {
  const { name, categories } = props.team;
  const chosen = new Set(categories ?? guessedCategories(name));
  const toggle = (type: BreakdownType, on: boolean) =>
    props.onChange(
      BREAKDOWN_CATEGORIES.map((category) => category.type).filter((one) =>
        one === type ? on : chosen.has(one),
      ),
    );
  return (
    <Choices>
      <legend>맡은 품목</legend>
      {BREAKDOWN_CATEGORIES.map((category) => (
        <ToggleChip
          key={category.type}
          on={chosen.has(category.type)}
          onChange={(on) => toggle(category.type, on)}
        >
          {category.name}
        </ToggleChip>
      ))}
      <p>이 팀의 팀장은 여기서 고른 분류의 품목을 고칠 수 있어요.</p>
    </Choices>
  );
}
