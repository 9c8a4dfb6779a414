import { type OrganisedLine, placeAndTime } from '@ddak/domain';
import { Chip, Kbd, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { pagesText, reviewedLabel, type ScriptBlock } from './review-view.ts';

const Block = styled('div', { shouldForwardProp: (name) => name !== 'active' })<{ readonly active: boolean }>(
  ({ active }) => ({
    padding: '4px 44px',
    boxShadow: active ? 'inset 3px 0 0 var(--brand)' : 'none',
    [PHONE]: { padding: '4px 16px' },
  }),
);
const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  margin: '20px 0 6px',
  paddingBottom: 6,
  borderBottom: '1px solid var(--line)',
  fontSize: 16,
  fontWeight: 700,
  lineHeight: 1.5,
});
const Speech = styled('div')({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: '0 12px',
  [PHONE]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
});
const Line = styled('div')({
  position: 'relative',
  margin: '0 -8px',
  padding: '0 8px',
  borderRadius: 'var(--r-chip)',
  cursor: 'text',
  '&[data-type="parenthetical"], &[data-type="note"]': { color: 'var(--ink-2)' },
  '&[data-type="transition"]': { color: 'var(--ink-2)', textAlign: 'right', fontWeight: 500 },
  '&[data-type="other"]': { color: 'var(--ink-3)' },
  '&[data-type="character"]': { fontWeight: 700, overflowWrap: 'anywhere' },
  '&[data-doubt="true"] > span': {
    textDecoration: 'underline dashed var(--warn) 1.5px',
    textUnderlineOffset: 5,
  },
  '&[data-chosen="true"]': { background: 'var(--brand-soft)' },
});
const SplitHere = styled('button')({
  position: 'absolute',
  left: 0,
  top: '100%',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  padding: '0 8px',
  border: '1px solid var(--line-2)',
  borderRadius: 'var(--r-button)',
  background: 'var(--surface)',
  boxShadow: 'var(--lift)',
  fontSize: 12,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  [PHONE]: { height: 44, fontSize: 14, padding: '0 12px' },
});

interface Props {
  readonly block: ScriptBlock;
  readonly isActive: boolean;
  readonly line: number | null;
  readonly doubtLines: ReadonlySet<number>;
  readonly severalEpisodes: boolean;
  readonly onSelectLine: (n: number) => void;
  readonly onSplit?: ((n: number) => void) | undefined;
}

/** One block of the text in the typography of its kind. */
export const ScriptBlockView = memo(function ScriptBlockView(props: Props) {
  const { block } = props;
  return (
    <Block active={props.isActive}>
      {block.scene ? (
        <SceneHeading {...props} />
      ) : block.kind === 'speech' ? (
        <Speech>
          {block.nameLine ? <TextLine {...props} line={block.nameLine} chosen={props.line} /> : <span />}
          <div>
            {block.lines.map((line) => (
              <TextLine key={line.n} {...props} line={line} chosen={props.line} />
            ))}
          </div>
        </Speech>
      ) : (
        block.lines.map((line) => <TextLine key={line.n} {...props} line={line} chosen={props.line} />)
      )}
    </Block>
  );
});

function SceneHeading(props: Props) {
  const scene = props.block.scene!;
  const facts = placeAndTime(scene);
  return (
    <Heading>
      <Line
        data-type="heading"
        data-doubt={props.doubtLines.has(scene.headingLine)}
        data-chosen={props.line === scene.headingLine}
        style={{ flex: '1 1 auto' }}
        onClick={() => props.onSelectLine(scene.headingLine)}
      >
        <span>{scene.heading || `S#${reviewedLabel(scene, props.severalEpisodes)}`}</span>
      </Line>
      <span style={{ display: 'inline-flex', gap: 4 }}>
        {scene.omitted ? <Chip>결번</Chip> : null}
        {facts ? <Chip>{facts}</Chip> : null}
        <Chip>{pagesText(scene.pages)}</Chip>
      </span>
    </Heading>
  );
}

function TextLine(props: {
  readonly line: OrganisedLine;
  readonly chosen: number | null;
  readonly doubtLines: ReadonlySet<number>;
  readonly onSelectLine: (n: number) => void;
  readonly onSplit?: ((n: number) => void) | undefined;
}): ReactNode {
  const { line, chosen, onSplit } = props;
  const isChosen = chosen === line.n;
  return (
    <Line
      data-type={line.type}
      data-line={line.n}
      data-doubt={props.doubtLines.has(line.n)}
      data-chosen={isChosen}
      onClick={() => props.onSelectLine(line.n)}
    >
      <span>{line.text === '' ? '\u00a0' : line.text}</span>
      {isChosen && onSplit ? (
        <SplitHere
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            onSplit(line.n);
          }}
        >
          여기서 씬 나누기 <Kbd>S</Kbd>
        </SplitHere>
      ) : null}
    </Line>
  );
}
