import { type CallsheetView, josa } from '@ddak/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { FindingLine } from '../../../platform/findings/FindingLine.tsx';
import { useCan, useProjectId } from '../../../sync/hooks.ts';
import { useDayFindings } from '../use-day-findings.ts';

const Checks = styled('section')({
  flex: 'none',
  padding: '8px 12px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  fontSize: 13,
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& > p': { margin: '4px 0 0', color: 'var(--ink-2)' },
  // Where the list goes on, it is cut at a line and not against these words.
  '& > ul + p': { margin: 0, padding: '8px 0 2px', borderTop: '1px solid var(--line)' },
});

const List = styled('ul')({
  maxHeight: 'min(264px, 34vh)',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& > li:last-of-type': { borderBottom: 0 },
});

/** CS95: what must not be so on the day and is, before its sheet goes out. It keeps nobody from issuing it. */
export function IssueChecks({ view }: { readonly view: CallsheetView }) {
  const projectId = useProjectId();
  const canSeeBoard = useCan('timetable', 'read');
  const { calls, open } = useDayFindings(view.timetableId, view);
  const all = [...calls, ...open];
  const hard = all.filter(({ severity }) => severity === 'hard');
  const others = all.length - hard.length;
  if (all.length === 0) return null;
  return (
    <Checks aria-label="이날의 점검">
      <header>
        <b>{hard.length > 0 ? `이날 꼭 지킬 것 ${hard.length}개가 어긋나요` : '이날의 점검'}</b>
        {canSeeBoard ? (
          <Button
            component={Link}
            size="small"
            to={`/projects/${projectId}/timetable?day=${view.timetableId}`}
          >
            촬영계획표에서 보기
          </Button>
        ) : null}
      </header>
      {hard.length > 0 ? (
        // What scrolls is reached by the keyboard.
        <List tabIndex={0} aria-label="꼭 지킬 것">
          {hard.map((finding) => (
            <FindingLine key={`${finding.ruleId} ${finding.subject}`} finding={finding} />
          ))}
        </List>
      ) : null}
      {others > 0 ? <p>{josa(`살펴볼 것 ${others}개`, '이/가')} 점검에 있어요.</p> : null}
    </Checks>
  );
}
