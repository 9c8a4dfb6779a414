import { commandSubject, type DateText, type Id } from '@ddak/domain';
import { Chip, DropMenu, Icon, PAGE_WIDTH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { DateField } from '../../platform/form/date/DateField.tsx';
import { useProjectState } from '../../sync/hooks.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  maxWidth: PAGE_WIDTH,
  marginBottom: 16,
  '& > .date': { width: 240 },
});

/** Whose, of what, and until which day. */
export function HistoryFilters(props: {
  readonly object: Id | undefined;
  readonly actor: Id | undefined;
  readonly onActor: (actor: Id | undefined) => void;
  readonly date: DateText | '';
  readonly onDate: (date: DateText | '') => void;
}) {
  const { object, actor } = props;
  const state = useProjectState();
  const people = useMemo(
    () => [...state.projectMember.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'ko')),
    [state.projectMember],
  );
  const chosen = people.find(({ userId }) => userId === actor);
  return (
    <Row>
      <DropMenu
        trigger={(open) => (
          <Button {...open} variant="outlined" endIcon={<Icon name="chevronDown" />}>
            {chosen ? chosen.name : '모든 사람'}
          </Button>
        )}
        entries={[
          { label: '모든 사람', selected: actor === undefined, onSelect: () => props.onActor(undefined) },
          ...people.map(({ userId, name }) => ({
            label: name,
            selected: userId === actor,
            onSelect: () => props.onActor(userId),
          })),
        ]}
      />
      <div className="date">
        <DateField label="이 날까지" value={props.date} onChange={props.onDate} optional />
      </div>
      {object ? (
        <>
          <Chip tone="brand">{commandSubject(state, { object }) || '지워진 것'}</Chip>
          <Button component={Link} to="?" variant="text">
            모두 보기
          </Button>
        </>
      ) : null}
    </Row>
  );
}
