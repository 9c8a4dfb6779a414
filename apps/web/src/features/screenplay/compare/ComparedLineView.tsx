import { type ComparedLine, compareWords, type OrganisedLine, type WordRun } from '@ddak/domain';
import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  fontSize: 14,
  lineHeight: 1.7,
  '& > p': { margin: 0, padding: '2px 16px 2px 32px', position: 'relative', overflowWrap: 'anywhere' },
  '& > p + p, & > p:only-of-type': { borderLeft: '1px solid var(--line)' },
  '& > p[data-sign]::before': {
    content: 'attr(data-sign) / ""',
    position: 'absolute',
    left: 14,
    color: 'var(--ink-2)',
    fontWeight: 700,
  },
  '& > p[data-sign="−"]': { background: 'var(--err-tint)' },
  '& > p[data-sign="+"]': { background: 'var(--ok-tint)' },
  '& > p.none': { background: 'var(--sunken)' },
  '& [data-type="heading"]': { fontWeight: 700 },
  '& [data-type="character"]': { fontWeight: 700 },
  '& [data-type="dialogue"]': { paddingLeft: 16 },
  '& [data-type="parenthetical"], & [data-type="note"], & [data-type="other"]': { color: 'var(--ink-2)' },
  '& del': { textDecorationThickness: 1, textDecorationColor: 'var(--err)' },
  '& ins': {
    textDecorationThickness: 1.5,
    textUnderlineOffset: 4,
    textDecorationColor: 'var(--ok)',
    fontWeight: 600,
  },
  [PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    fontSize: 15,
    '& > p + p, & > p:only-of-type': { borderLeft: 0 },
    '& > p.none': { display: 'none' },
  },
});

/** One line of both versions side by side, on a phone one under the other; what only one of them says is marked, not by colour alone. */
export function ComparedLineView({
  line,
  isPhone,
}: {
  readonly line: ComparedLine;
  readonly isPhone: boolean;
}) {
  const { kind, before, after } = line;
  if (kind === 'same')
    return (
      <Row>
        {isPhone ? null : <Words line={before!} />}
        <Words line={after!} />
      </Row>
    );
  const [was, is] = before && after ? compareWords(before.text, after.text) : [null, null];
  return (
    <Row>
      {before ? <Words line={before} sign="−" runs={was} /> : <p className="none" />}
      {after ? <Words line={after} sign="+" runs={is} /> : <p className="none" />}
    </Row>
  );
}

function Words(props: {
  readonly line: OrganisedLine;
  readonly sign?: '−' | '+';
  /** Null: all of it is other. */
  readonly runs?: readonly WordRun[] | null;
}) {
  const { line, sign } = props;
  const Mark = sign === '−' ? 'del' : 'ins';
  const runs = props.runs ?? [{ text: line.text, isOther: true }];
  return (
    <p data-sign={sign}>
      <span data-type={line.type} style={{ display: 'block' }}>
        {sign === undefined
          ? line.text
          : runs.map(({ text, isOther }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a line do not change
              isOther ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
            )}
      </span>
    </p>
  );
}
