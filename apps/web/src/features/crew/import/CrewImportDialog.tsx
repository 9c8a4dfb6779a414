import { compareCrewList } from '@ddak/domain';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo, useState } from 'react';
import { type ImportLine, skippedLines } from '../../../platform/table/ImportLines.tsx';
import { TableImportDialog } from '../../../platform/table/TableImportDialog.tsx';
import { useTableFile } from '../../../platform/table/use-table-file.ts';
import { newId, useCan, useProjectId, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { GuardianField } from './GuardianField.tsx';
import { type ListedRow, listedPeople } from './listed-people.ts';

const FIELDS = {
  name: '이름',
  firstName: '이름(성 빼고)',
  lastName: '성',
  crewTeam: '팀',
  roleTitle: '직책',
  phone: '전화번호',
  email: '이메일',
  guardian: '보호자',
};
/** As many as one command takes. */
const MOST = 2000;
const NOBODY: readonly ListedRow[] = [];

/** 스태프 명단 가져오기: a file or a paste, what its columns are, what would change, and one step that does it (CR10). */
export default function CrewImportDialog(props: { readonly onClose: () => void }) {
  const projectId = useProjectId();
  const state = useProjectState();
  const run = useRunCommand();
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
    return [...found, ...skippedLines(table?.skipped ?? [])];
  }, [state, people, table, projectId, commandId]);
  const fresh = lines.filter(({ what }) => what === 'new').length;
  const isMissing = [...guardians.values()].some((name) => name.trim() === '');
  return (
    <TableImportDialog
      title="스태프 명단 가져오기"
      done="스태프 명단을 가져왔어요"
      unit="명"
      source={source}
      fields={FIELDS}
      lines={lines}
      count={people.length}
      most={MOST}
      isBlocked={(fresh > 0 && !agreed) || isMissing}
      hint="엑셀(XLSX), CSV, 연락처(VCF) 파일에서 팀, 직책, 이름, 연락처를 찾아요. 무엇이 바뀌는지 먼저 보여 드려요."
      placeholder={'연출부\t조감독\t김하늘\t010-0000-0001'}
      lineField={(line) =>
        line.what === 'new' ? (
          <GuardianField
            name={guardians.get(line.row) ?? null}
            onChange={(name) => setGuardians(withGuardian(guardians, line.row, name))}
          />
        ) : null
      }
      after={
        fresh > 0 ? (
          <FormControlLabel
            control={<Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />}
            label={`새로 더하는 ${fresh}명 모두 본인 동의를 받았습니다 (만 14세 미만은 보호자 동의)`}
          />
        ) : null
      }
      onTake={() => run('importCrew', { people: people.map(({ person }) => person), consent: agreed })}
      onClose={props.onClose}
    />
  );
}

function withGuardian(guardians: ReadonlyMap<number, string>, row: number, name: string | null) {
  const said = new Map(guardians);
  if (name === null) said.delete(row);
  else said.set(row, name);
  return said;
}
