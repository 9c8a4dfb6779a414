import { type Callsheet, type CrewTeam, teamWords } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';

type Item = Callsheet['checklist'][number];

/** CS104: whose an item is, chosen of the teams that somebody writes for. */
export function ItemTeam(props: {
  readonly item: Item;
  readonly teams: readonly CrewTeam[];
  readonly onChange: (item: Item) => void;
  /** Whether it can be everybody's. */
  readonly mayBeAll: boolean;
}) {
  const { item, teams, onChange, mayBeAll } = props;
  const { crewTeamId = '', ...everybodys } = item;
  const name = teams.find(({ _id }) => _id === crewTeamId)?.name;
  const said = name === undefined ? '모두' : teamWords(name);
  const entries = [
    ...(mayBeAll ? [{ label: '모두', onSelect: () => onChange(everybodys) }] : []),
    ...teams.map((team) => ({
      label: teamWords(team.name),
      onSelect: () => onChange({ ...item, crewTeamId: team._id }),
    })),
  ];
  if (entries.length < 2) return <small>{said}</small>;
  return (
    <DropMenu
      entries={entries}
      trigger={(open) => (
        <Button
          {...open}
          size="small"
          variant="text"
          endIcon={<Icon name="chevronDown" size={14} />}
          aria-label={`${item.text || '빈 항목'} 맡은 팀: ${said}`}
          sx={{ alignSelf: 'start' }}
        >
          {said}
        </Button>
      )}
    />
  );
}
