import {
  type CallsheetView,
  type FrozenSheet,
  fingerprint,
  type Id,
  type SheetChange,
  sheetDayName,
  type Telling,
} from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { newId, useRunCommand } from '../../../sync/hooks.ts';
import { IssueChecks } from './IssueChecks.tsx';
import { SheetChanges } from './SheetChanges.tsx';
import { ToldList } from './ToldList.tsx';

const Changes = styled('section')({
  flex: 'none',
  maxHeight: 200,
  overflowY: 'auto',
  padding: '4px 12px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
});

/** Before a sheet goes out: which version it becomes, what has changed since the last, and a word to everybody. */
export function PublishDialog(props: {
  readonly callsheetId: Id;
  /** The sheet as it was when the dialog was opened: what is looked at is what goes out (CS25). */
  readonly sheet: FrozenSheet;
  readonly number: number;
  /** As it is printed now: what the checks look at. */
  readonly view: CallsheetView;
  /** Since the version that counts; null: it is the first. */
  readonly changes: readonly SheetChange[] | null;
  /** CS35: the sides that were taken so far have the words of an older script. */
  readonly isScriptNew: boolean;
  /** Who will be told, and what (CS46). */
  readonly tellings: readonly Telling[];
  readonly onClose: () => void;
}) {
  const { callsheetId, sheet, number, changes, isScriptNew, tellings } = props;
  const run = useRunCommand();
  const [note, setNote] = useState('');
  const publish = () => {
    const seen = fingerprint(callsheetId, sheet);
    run('publishCallsheet', { callsheetId, versionId: newId(), seen, note: note.trim() });
    props.onClose();
  };
  const call = sheet.facts.find(({ label }) => label === '집합')?.value ?? '';
  return (
    <FormDialog
      open
      width="sm"
      title={`${sheet.dayNo === null ? '' : `${sheetDayName(sheet)} `}일촬표 ${number}판을 발행할까요?`}
      submitLabel="발행"
      onSubmit={publish}
      onClose={props.onClose}
    >
      <p style={{ color: 'var(--ink-2)' }}>
        {sheet.facts[0]?.value} · 집합 {call}. 참여자 모두가 이 판을 봐요. 발행한 뒤에 계획을 바꿔도 다시
        발행하기 전까지는 이 판 그대로예요.
      </p>
      {isScriptNew ? <p>새 대본이에요. 당일 대본이 새 대본의 글로 바뀌어요.</p> : null}
      {changes === null || (isScriptNew && changes.length === 0) ? null : (
        <Changes tabIndex={0} aria-label="지난 판과 달라진 줄">
          <SheetChanges changes={changes} />
        </Changes>
      )}
      <IssueChecks view={props.view} />
      <ToldList callsheetId={callsheetId} tellings={tellings} isForAll={changes === null} />
      <Field label="함께 전할 말 (선택)">
        {(ids) => (
          <OutlinedInput
            fullWidth
            multiline
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            placeholder="주차는 공영주차장에 해 주세요"
            inputProps={{ ...ids, maxLength: 500 }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
