import { type CallsheetView, endOfPhases, type PhaseData, sheetDayName, type Timetable } from '@ddak/domain';
import { Icon, toastAction } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PhaseDialog } from '../../platform/form/PhaseDialog.tsx';
import { newId, useCan, useProjectState, useSendCommand, useUndo } from '../../sync/hooks.ts';
import { EditorSection, Entry, EntryHead, LineCount, LineText } from './editor-fields.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { type PhaseLine, phaseLines } from './phase-lines.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** 일정 줄: the phase rows of the day, which are the board's (CS98); a scene's row is the scene's (TT4). */
export function PhaseSection({ day, view }: { readonly day: Timetable; readonly view: CallsheetView }) {
  const state = useProjectState();
  const run = useSendCommand();
  const undo = useUndo();
  const canPlan = useCan('timetable', 'write');
  const [isAdding, setAdding] = useState(false);
  if (!canPlan) return null;
  const lines = phaseLines(state, day._id, view);
  if (day.locked)
    return (
      <EditorSection title="일정 줄" count={lines.length}>
        <p>잠긴 촬영일이에요. 일정 줄을 바꾸려면 촬영계획표에서 잠금을 풀어 주세요.</p>
      </EditorSection>
    );
  const undoable = ({ _id, kind }: ReturnType<typeof run>, said: string) => {
    if (kind === 'changes')
      // The last step alone is told: a line that goes up by five places would leave five of them.
      toastAction(
        `${said} 촬영계획표도 함께 바뀌었어요.`,
        '되돌리기',
        () => undo.undoCommand(_id),
        'phase of a sheet',
      );
  };
  const add = (phaseData: PhaseData) => {
    const afterRowId = endOfPhases(state, day._id, phaseData);
    const sent = run('addPhaseRow', { rowId: newId(), timetableId: day._id, afterRowId, phaseData });
    undoable(sent, `${phaseData.label || phaseData.kind} 줄을 넣었어요.`);
  };
  const move = ({ rowId, phase }: PhaseLine, afterRowId: string | null) => {
    const sent = run('moveRows', { rowIds: [rowId], toTimetableId: day._id, afterRowId });
    undoable(sent, `${phase.label || phase.kind} 줄을 옮겼어요.`);
  };
  const remove = ({ rowId, phase }: PhaseLine) =>
    undoable(run('removeRows', { rowIds: [rowId] }), `${phase.label || phase.kind} 줄을 뺐어요.`);
  return (
    <EditorSection title="일정 줄" count={lines.length}>
      <p>촬영계획표의 이날 일정이에요. 여기서 바꾸면 계획표도 함께 바뀌어요.</p>
      {lines.length > 0 ? <PhaseHeads /> : null}
      {lines.map((line) => (
        <PhaseEntry
          key={line.rowId}
          line={line}
          onPut={(phaseData) => void run('editRow', { rowId: line.rowId, patch: { phaseData } })}
          onMove={(afterRowId) => move(line, afterRowId)}
          onRemove={() => remove(line)}
        />
      ))}
      <Button startIcon={<Icon name="plus" />} sx={{ alignSelf: 'start' }} onClick={() => setAdding(true)}>
        일정 줄 추가
      </Button>
      {isAdding ? (
        <PhaseDialog
          where={view.dayNo === null ? view.dayText : sheetDayName(view)}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </EditorSection>
  );
}

const PhaseHeads = () => (
  <EntryHead aria-hidden>
    <span className="clock">분</span>
    <span>말</span>
    <span>메모</span>
  </EntryHead>
);

function PhaseEntry(props: {
  readonly line: PhaseLine;
  readonly onPut: (phase: PhaseData) => void;
  readonly onMove: (afterRowId: string | null) => void;
  readonly onRemove: () => void;
}) {
  const { line, onMove } = props;
  const { phase, up, down } = line;
  const put = (patch: Partial<PhaseData>) => props.onPut({ ...phase, ...patch });
  const which = phase.label || phase.kind;
  return (
    <Entry>
      <header>
        <b>{phase.kind}</b>
        <small>
          {line.timeText} · {line.place}
        </small>
        <MoveButtons
          what={which}
          onUp={up === undefined ? null : () => onMove(up)}
          onDown={down === undefined ? null : () => onMove(down)}
        />
        <RemoveButton label={`${which} 빼기`} onClick={props.onRemove} />
      </header>
      <div>
        <LineCount
          label={`${which} 분`}
          value={phase.minutes}
          derived={phase.minutes}
          onSave={(minutes) => (minutes === null ? undefined : put({ minutes: Math.min(1440, minutes) }))}
        />
        <LineText
          label={`${which} 말`}
          placeholder={phase.kind}
          value={phase.label}
          maxLength={80}
          onSave={(label) => put({ label })}
        />
        <LineText
          label={`${which} 메모`}
          placeholder=""
          value={phase.note}
          maxLength={300}
          onSave={(note) => put({ note })}
        />
      </div>
    </Entry>
  );
}
