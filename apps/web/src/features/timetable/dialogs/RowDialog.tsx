import { formatClock, type TimetableRow } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { ClockField } from '../../../platform/form/ClockField.tsx';
import { NumberField } from '../../../platform/form/NumberField.tsx';
import { PhaseFields } from '../../../platform/form/PhaseFields.tsx';
import { TextField } from '../../../platform/form/TextField.tsx';
import { FieldRowContext } from '../../../platform/presence/field-mark.ts';
import type { RowPatch } from '../actions/use-board-actions.ts';

/** Edits what a row says of itself: minutes, fixed start, note; of a 일정 줄 its kind and name too. */
export function RowDialog(props: {
  readonly row: TimetableRow;
  readonly title: string;
  /** Minutes that hold while the row has none of its own. */
  readonly planned: number;
  /** When its day is called. */
  readonly calltime: number;
  readonly onSave: (patch: RowPatch) => void;
  /** TT13: asks for the day of the second part. */
  readonly onSplit: () => void;
  readonly onRejoin: () => void;
  readonly onClose: () => void;
}) {
  const { row } = props;
  const [minutes, setMinutes] = useState(row.minutes);
  const [fixedStart, setFixedStart] = useState({ value: row.fixedStart, valid: true });
  const [note, setNote] = useState(row.note);
  const [phase, setPhase] = useState(row.phaseData);
  const at = useMemo(() => ({ table: 'timetableRow', rowId: row._id }) as const, [row._id]);
  const save = () => {
    const rest = { fixedStart: fixedStart.value, note };
    props.onSave(phase ? { ...rest, phaseData: phase } : { ...rest, minutes });
    props.onClose();
  };
  const instead = (open: () => void) => () => {
    props.onClose();
    open();
  };
  return (
    <FieldRowContext value={at}>
      <FormDialog
        open
        title={props.title}
        submitLabel="저장"
        disabled={!fixedStart.valid}
        onSubmit={save}
        onClose={props.onClose}
      >
        {phase ? (
          <PhaseFields value={phase} onChange={setPhase} />
        ) : (
          <NumberField
            label="촬영 소요"
            unit="분"
            max={1440}
            autoFocus
            value={minutes}
            placeholder={`${props.planned}`}
            hint={
              row.part === null
                ? '비우면 씬의 촬영 소요를 따라요.'
                : '비우면 나누기 전 씬의 촬영 소요로 잡아요.'
            }
            onChange={setMinutes}
          />
        )}
        <ClockField
          label="시작 시각 고정"
          value={row.fixedStart}
          optional
          hint={
            fixedStart.value !== null && fixedStart.value < props.calltime
              ? `집합(${formatClock(props.calltime)})보다 일러요.`
              : '비우면 앞 줄이 끝날 때 시작해요.'
          }
          onChange={(value, valid) => setFixedStart({ value, valid })}
        />
        <TextField label="비고" value={note} maxLength={300} onChange={setNote} />
        {row.sceneData && row.state === 'planned' ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {row.part ? <Button onClick={instead(props.onRejoin)}>나눈 씬 합치기</Button> : null}
            <Button onClick={instead(props.onSplit)}>
              {row.part ? '더 나눠 찍기…' : '다른 날에 나눠 찍기…'}
            </Button>
          </Box>
        ) : null}
      </FormDialog>
    </FieldRowContext>
  );
}
