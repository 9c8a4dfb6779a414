import { type Callsheet, type CallsheetView, type CrewTeam, teamWords } from '@ddak/domain';
import { useMemo } from 'react';
import { FieldRowContext } from '../../platform/presence/field-mark.ts';
import { TeamSection } from './CallSections.tsx';
import { EditorScroller } from './editor-fields.tsx';
import { ChecklistSection } from './ListSections.tsx';
import { useCallsheetEdit } from './use-callsheet-edit.ts';

/** AC30: what a lead writes on a call sheet; everything else of it is read on the sheet beside. */
export function LeadEditor(props: {
  readonly sheet: Callsheet;
  readonly view: CallsheetView;
  readonly teams: readonly CrewTeam[];
}) {
  const { sheet, view, teams } = props;
  const edit = useCallsheetEdit(sheet);
  const row = useMemo(() => ({ table: 'callsheet', rowId: sheet._id }) as const, [sheet._id]);
  const names = teams.map(({ name }) => teamWords(name)).join('·');
  return (
    <FieldRowContext value={row}>
      <EditorScroller>
        <p style={{ padding: '12px 16px 0' }}>
          {names === ''
            ? '아직 들어간 팀이 없어요. 스태프에서 팀에 넣어 달라고 하면 팀의 콜과 준비물, 확인할 것을 적을 수 있어요.'
            : `${names}의 콜과 준비물, 확인할 것을 적을 수 있어요. 나머지는 일촬표를 쓰는 사람이 적어요.`}
        </p>
        {teams.length > 0 ? (
          <>
            <TeamSection sheet={sheet} view={view} edit={edit} led={teams} />
            <ChecklistSection sheet={sheet} edit={edit} led={teams} />
          </>
        ) : null}
      </EditorScroller>
    </FieldRowContext>
  );
}
