import { type OrganisedLine, placeAndTime, SURE } from '@ddak/domain';
import { Chip, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { pagesText, reviewedLabel, type ScriptBlock, sureText } from '../review-view.ts';

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
  '&[data-unsure="true"] > span': {
    textDecoration: 'underline dotted var(--ink-3) 1.5px',
    textUnderlineOffset: 5,
  },
  '&[data-doubt="true"] > span': {
    textDecoration: 'underline dashed var(--warn) 1.5px',
    textUnderlineOffset: 5,
  },
  '&[data-chosen="true"]': { background: 'var(--brand-soft)' },
});

interface Props {
  readonly block: ScriptBlock;
  readonly isActive: boolean;
  /** The first and last line that are chosen, within this block; both null: none. */
  readonly chosenFrom: number | null;
  readonly chosenTo: number | null;
  readonly doubtLines: ReadonlySet<number>;
  readonly severalEpisodes: boolean;
  readonly onSelectLine: (n: number, extend: boolean) => void;
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
          {block.nameLine ? <TextLine {...props} line={block.nameLine} /> : <span />}
          <div>
            {block.lines.map((line) => (
              <TextLine key={line.n} {...props} line={line} />
            ))}
          </div>
        </Speech>
      ) : (
        block.lines.map((line) => <TextLine key={line.n} {...props} line={line} />)
      )}
    </Block>
  );
});

const isChosen = ({ chosenFrom, chosenTo }: Props, n: number): boolean =>
  chosenFrom !== null && chosenTo !== null && n >= chosenFrom && n <= chosenTo;

function SceneHeading(props: Props) {
  const scene = props.block.scene!;
  const facts = placeAndTime(scene);
  const n = scene.headingLine;
  return (
    <Heading>
      <Line
        data-type="heading"
        data-line={scene.headless ? undefined : n}
        data-unsure={scene.confidence < SURE}
        data-doubt={props.doubtLines.has(n)}
        data-chosen={!scene.headless && isChosen(props, n)}
        style={{ flex: '1 1 auto' }}
        onClick={(event) => props.onSelectLine(n, event.shiftKey)}
      >
        <span>{scene.heading || `S#${reviewedLabel(scene, props.severalEpisodes)}`}</span>
      </Line>
      <span style={{ display: 'inline-flex', gap: 4 }}>
        {scene.omitted ? <Chip>결번</Chip> : null}
        {facts ? <Chip>{facts}</Chip> : null}
        <Chip>{pagesText(scene.filePages ?? scene.pages)}</Chip>
      </span>
    </Heading>
  );
}

function TextLine(props: Props & { readonly line: OrganisedLine }): ReactNode {
  const { line } = props;
  const unsure = line.confidence < SURE && line.text.trim() !== '';
  return (
    <Line
      data-type={line.type}
      data-line={line.n}
      data-unsure={unsure}
      data-doubt={props.doubtLines.has(line.n)}
      data-chosen={isChosen(props, line.n)}
      title={unsure ? sureText(line.confidence) : undefined}
      // A press with Shift chooses lines, not letters.
      onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
      onClick={(event) => props.onSelectLine(line.n, event.shiftKey)}
    >
      <span>{line.text === '' ? '\u00a0' : line.text}</span>
    </Line>
  );
}
