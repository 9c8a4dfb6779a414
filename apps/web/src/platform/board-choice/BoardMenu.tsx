import { boardsOf, type Id } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useProjectState } from '../../sync/hooks.ts';

/** Which board is told of; nothing where there is only one. */
export function BoardMenu(props: {
  readonly boardId: Id | undefined;
  readonly onChoose: (boardId: Id) => void;
}) {
  const state = useProjectState();
  const boards = boardsOf(state);
  if (boards.length < 2) return null;
  return (
    <DropMenu
      trigger={(open) => (
        <Button {...open} endIcon={<Icon name="chevronDown" size={12} />}>
          {boards.find(({ _id }) => _id === props.boardId)?.name ?? '안 고르기'}
        </Button>
      )}
      entries={boards.map(({ _id, name }) => ({
        label: name,
        selected: _id === props.boardId,
        onSelect: () => props.onChoose(_id),
      }))}
    />
  );
}
