import { compareCrewList } from '@ddak/domain';
import { FormDialog, toastAction } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo, useState } from 'react';
import { ColumnMapping } from '../../../platform/table/ColumnMapping.tsx';
import { type ImportLine, ImportLines } from '../../../platform/table/ImportLines.tsx';
import { TableSource } from '../../../platform/table/TableSource.tsx';
import { useTableFile } from '../../../platform/table/use-table-file.ts';
import { newId, useCan, useProjectId, useProjectState, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { GuardianField } from './GuardianField.tsx';
import { type ListedRow, listedPeople } from './listed-people.ts';

const FIELDS = {
  name: '이름',
  crewTeam: '팀',
  roleTitle: '직책',
  phone: '전화번호',
  email: '이메일',
  guardian: '보호자',
};
/** As many as one command takes. */
const MOST = 1000;
const NOBODY: readonly ListedRow[] = [];

/** 스태프 명단 가져오기: a file or a paste, what its columns are, what would change, and one step that does it (CR10). */
export default function CrewImportDialog(props: { readonly onClose: () => void }) {
  const projectId = useProjectId();
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const withContacts = useCan('contacts', 'write');
  const source = useTableFile('crew');
  const [guardians, setGuardians] = useState<ReadonlyMap<number, string>>(new Map());
  const [agreed, setAgreed] = useState(false);
  const [commandId] = useState(newId);
  const { table } = source;
  const people = useMemo(
    () => (table ? listedPeople(table, guardians, withContacts) : NOBODY),
    [table, guardians, withContacts],
  );
  const lines = useMemo(() => {
    const told = compareCrewList(
      state,
      people.map(({ person }) => person),
      { projectId, commandId },
    );
    const found = people.map(({ row, person, doubts }, i): ImportLine => {
      const { what = 'same', fields = [] } = told[i] ?? {};
      const label = [person.teamName, person.name, person.roleTitle].filter(Boolean).join(' · ');
      return { row, what, label, about: fields.join(', '), doubts };
    });
    const skipped = (table?.skipped ?? []).map(
      ({ row, why }): ImportLine => ({ row, what: 'skipped', label: '', about: why, doubts: [] }),
    );
    return [...found, ...skipped];
  }, [state, people, table, projectId, commandId]);
  const fresh = lines.filter(({ what }) => what === 'new').length;
  const moved = lines.filter(({ what }) => what === 'changed').length;
  const isMissing = [...guardians.values()].some((name) => name.trim() === '');
  const take = () => {
    const sent = run('importCrew', { people: people.map(({ person }) => person), consent: agreed });
    toastAction(`스태프 명단을 가져왔어요: 새로 ${fresh}명, 바뀜 ${moved}명`, '되돌리기', () =>
      undoCommand(sent),
    );
    props.onClose();
  };
  return (
    <FormDialog
      open
      width="md"
      title="스태프 명단 가져오기"
      submitLabel={fresh + moved === 0 ? '가져오기' : `${fresh + moved}명 가져오기`}
      disabled={!table || people.length > MOST || fresh + moved === 0 || (fresh > 0 && !agreed) || isMissing}
      aside={table ? <Button onClick={source.again}>다른 파일</Button> : null}
      onSubmit={take}
      onClose={props.onClose}
    >
      {table ? (
        <>
          {source.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <ColumnMapping columns={table.columns} words={FIELDS} onChange={source.setField} />
          <ImportLines lines={lines}>
            {(line) =>
              line.what === 'new' ? (
                <GuardianField
                  name={guardians.get(line.row) ?? null}
                  onChange={(name) => setGuardians(withGuardian(guardians, line.row, name))}
                />
              ) : null
            }
          </ImportLines>
          {people.length > MOST ? (
            <p role="alert">한 번에 1,000명까지 가져올 수 있어요. 나누어 올려 주세요.</p>
          ) : null}
          {fresh > 0 ? (
            <FormControlLabel
              control={<Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />}
              label={`새로 더하는 ${fresh}명 모두 본인 동의를 받았습니다 (만 14세 미만은 보호자 동의)`}
            />
          ) : null}
        </>
      ) : (
        <TableSource
          hint="엑셀(XLSX), CSV, 연락처(VCF) 파일에서 팀, 직책, 이름, 연락처를 찾아요. 무엇이 바뀌는지 먼저 보여 드려요."
          placeholder={'연출부\t조감독\t김하늘\t010-0000-0001'}
          failure={source.failure}
          isReading={source.isReading}
          onFile={source.takeFile}
          onText={source.takeText}
        />
      )}
    </FormDialog>
  );
}

function withGuardian(guardians: ReadonlyMap<number, string>, row: number, name: string | null) {
  const said = new Map(guardians);
  if (name === null) said.delete(row);
  else said.set(row, name);
  return said;
}
