import { checkBoard, memberOf, type Timetable, toldFindings } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import { AcceptedLine, FindingLine } from '../../platform/findings/FindingLine.tsx';
import { useProjectState } from '../../sync/hooks.ts';
import { EditorSection } from './editor-fields.tsx';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', fontSize: 13 });

/** What the checks say of the day, beside its sheet: never printed (but for minors, CS18). */
export function DayChecks({ day }: { readonly day: Timetable }) {
  const state = useProjectState();
  const { open, accepted } = toldFindings(state, day, checkBoard(state, day.boardId).get(day._id) ?? NONE);
  if (open.length + accepted.length === 0) return null;
  return (
    <EditorSection title="점검" count={open.length} open>
      <List>
        {open.map((finding) => (
          <FindingLine key={`${finding.ruleId} ${finding.subject}`} finding={finding} />
        ))}
        {accepted.map((of) => (
          <AcceptedLine
            key={of.accepted._id}
            of={of}
            who={memberOf(state, of.accepted.acceptedBy)?.name ?? ''}
          />
        ))}
      </List>
    </EditorSection>
  );
}

const NONE = [] as const;
