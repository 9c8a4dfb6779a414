import { type CallsheetView, memberOf, type Timetable } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import { AcceptedLine, FindingLine } from '../../platform/findings/FindingLine.tsx';
import { useProjectState } from '../../sync/hooks.ts';
import { EditorSection } from './editor-fields.tsx';
import { useDayFindings } from './use-day-findings.ts';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', fontSize: 13 });

/** What the checks say of the day and of its calls, beside its sheet: never printed (but for minors, CS18). */
export function DayChecks(props: { readonly day: Timetable; readonly view: CallsheetView }) {
  const state = useProjectState();
  const { calls, open, accepted } = useDayFindings(props.day._id, props.view);
  const warning = [...calls, ...open];
  if (warning.length + accepted.length === 0) return null;
  return (
    <EditorSection title="점검" count={warning.length} open>
      <List>
        {warning.map((finding) => (
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
