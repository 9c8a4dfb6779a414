import type { ProjectState } from '@ddak/domain';
import { ConfirmDialog, FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { TextField } from '../../../platform/form/TextField.tsx';
import type { BoardsDialog } from './BoardMenu.tsx';
import { boardLosses, nextBoardName } from './board-list.ts';
import type { BoardsActions } from './use-boards.ts';

/** Asks for the name of a new or known board, or before one is removed. */
export function BoardsDialogs(props: {
  readonly dialog: BoardsDialog | null;
  readonly state: ProjectState;
  readonly boards: BoardsActions;
  readonly onClose: () => void;
}) {
  const { dialog, state, boards, onClose } = props;
  const board = dialog && state.board.get(dialog.boardId);
  if (!board) return null;
  const { _id, name } = board;
  if (dialog.kind === 'remove') {
    const losses = boardLosses(state, _id);
    return (
      <ConfirmDialog
        open
        title={`${name}, 지울까요?`}
        losses={losses}
        confirmLabel="안 지우기"
        onConfirm={() => {
          boards.remove(_id, name);
          onClose();
        }}
        onClose={onClose}
      >
        {losses.length === 0
          ? '비어 있는 안이에요.'
          : '씬과 다른 안은 그대로 있고, 이 안에 있던 것만 지워져요.'}
      </ConfirmDialog>
    );
  }
  const asked = {
    copy: {
      title: `${name} 복사`,
      label: '복사',
      start: nextBoardName(state),
      done: (to: string) => boards.copy(_id, to),
    },
    add: { title: '빈 안 만들기', label: '만들기', start: nextBoardName(state), done: boards.add },
    rename: {
      title: '안 이름 바꾸기',
      label: '저장',
      start: name,
      done: (to: string) => boards.rename(_id, to),
    },
  }[dialog.kind];
  const hint =
    dialog.kind === 'copy'
      ? '촬영일과 그날의 줄이 모두 복사돼요. 날의 잠금과 일촬표는 원래 안에 남아요.'
      : null;
  return <NameDialog key={dialog.kind} {...asked} hint={hint} onClose={onClose} />;
}

function NameDialog(props: {
  readonly title: string;
  readonly label: string;
  readonly start: string;
  readonly hint: string | null;
  readonly done: (name: string) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(props.start);
  return (
    <FormDialog
      open
      title={props.title}
      submitLabel={props.label}
      disabled={name.trim() === ''}
      onSubmit={() => {
        props.done(name.trim());
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <TextField label="이름" value={name} maxLength={60} placeholder="예: 우천 대비" onChange={setName} />
      {props.hint ? <p style={{ color: 'var(--ink-2)', fontSize: 12 }}>{props.hint}</p> : null}
    </FormDialog>
  );
}
