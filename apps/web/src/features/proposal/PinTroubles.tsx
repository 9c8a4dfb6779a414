import type { Id, ProjectState } from '@ddak/domain';
import { type PinCommand, pinTroubles } from '@ddak/scheduler/board';
import { TOUCH, toastAction } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { type SendCommand, useSendCommand, useUndo } from '../../sync/hooks.ts';
import { Part } from './parts.tsx';

/** BP14, BP15: what is fixed and no proposal can keep, said before anything is computed, each with its ways out. */
export function PinTroubles(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly days: readonly Id[];
}) {
  const { state, boardId, days } = props;
  const send = useSendCommand();
  const undo = useUndo();
  const troubles = useMemo(() => pinTroubles(state, boardId, days), [state, boardId, days]);
  if (troubles.length === 0) return null;
  const take = (command: PinCommand, done: string) => {
    const { _id, kind } = carryOut(send, command);
    if (kind === 'changes') toastAction(done, '되돌리기', () => undo.undoCommand(_id));
  };
  return (
    <Part aria-label="맞지 않는 고정">
      <h3>맞지 않는 고정 {troubles.length}</h3>
      <p>
        고정한 날과 시작 시각은 자동 배치가 바꾸지 않아요. 이대로면 안마다 어긋난 채로 남거나 안이 나오지
        않아요.
      </p>
      {troubles.map(({ key, text, ways }) => (
        <Trouble key={key}>
          <span>{text}</span>
          <div>
            {ways.map(({ label, done, command }) => (
              <Button
                key={label}
                size="small"
                variant="outlined"
                aria-label={`${label}, ${text}`}
                onClick={() => take(command, done)}
              >
                {label}
              </Button>
            ))}
          </div>
        </Trouble>
      ))}
    </Part>
  );
}

/** The compiler knows a command's name and arguments as a pair only while it is one of its kind. */
function carryOut(send: SendCommand, command: PinCommand) {
  switch (command.name) {
    case 'editRow':
      return send(command.name, command.args);
    case 'editTimetable':
      return send(command.name, command.args);
    case 'pinRows':
      return send(command.name, command.args);
  }
}

const Trouble = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: '10px 12px',
  borderRadius: 'var(--r-card)',
  border: '1px solid var(--line)',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  [TOUCH]: { '& button': { minHeight: 44 } },
});
