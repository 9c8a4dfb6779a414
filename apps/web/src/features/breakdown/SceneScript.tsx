import { type BreakdownItem, FLAG_WORDS, type OrganisedLine, placeAndTime, type Scene } from '@ddak/domain';
import { Chip, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo, useMemo, useRef } from 'react';
import { categoryColour } from './breakdown-style.ts';
import { type ChosenWords, categoryName, partsOfLine } from './breakdown-view.ts';
import { useTextSelection } from './use-text-selection.ts';

const Scroller = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '16px 18px',
  [PHONE]: { padding: 0 },
});
const Sheet = styled('div')({
  maxWidth: 620,
  minHeight: '100%',
  margin: '0 auto',
  padding: '28px 44px 40px',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  boxShadow: 'var(--shadow)',
  fontSize: 14.5,
  lineHeight: 1.85,
  userSelect: 'text',
  [PHONE]: { maxWidth: 'none', border: 0, borderRadius: 0, padding: '16px 16px 32px', fontSize: 16 },
});
const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  marginBottom: 12,
  paddingBottom: 8,
  borderBottom: '1px solid var(--line)',
  '& > b': { flex: '1 1 auto', fontSize: 16 },
});
const Line = styled('p')({
  margin: '0 0 2px',
  '&[data-type="action"]': { margin: '8px 0' },
  '&[data-type="character"]': { marginTop: 10, fontWeight: 700 },
  '&[data-type="dialogue"], &[data-type="parenthetical"]': { paddingLeft: 84, [PHONE]: { paddingLeft: 24 } },
  '&[data-type="parenthetical"], &[data-type="note"], &[data-type="other"]': { color: 'var(--ink-2)' },
  '&[data-type="transition"]': { textAlign: 'right', color: 'var(--ink-2)' },
});
const Mark = styled('mark', { shouldForwardProp: (name) => name !== 'colour' })<{ readonly colour: string }>(
  ({ colour }) => ({
    padding: '1px 0',
    borderRadius: 2,
    background: `color-mix(in srgb, ${colour} 18%, transparent)`,
    borderBottom: `2px solid ${colour}`,
    color: 'inherit',
    cursor: 'pointer',
    '&[data-open="true"]': { background: 'transparent', borderBottomStyle: 'dashed' },
    '&[data-active="true"]': { background: `color-mix(in srgb, ${colour} 38%, transparent)` },
  }),
);
const Chosen = styled('span')({ background: 'var(--brand-soft)', boxShadow: '0 0 0 2px var(--brand-soft)' });

/** The text of a scene with the words of its items in the colours of their categories. */
export const SceneScript = memo(function SceneScript(props: {
  readonly scene: Scene;
  readonly label: string;
  readonly lines: readonly OrganisedLine[];
  readonly items: readonly BreakdownItem[];
  readonly active: string | null;
  /** Chosen by keyboard; what is chosen by mouse or finger the browser shows itself. */
  readonly cursor: ChosenWords | null;
  readonly onChoose: (chosen: ChosenWords | null) => void;
  readonly onItem: (item: BreakdownItem) => void;
}) {
  const { scene, lines, items } = props;
  const sheet = useRef<HTMLDivElement>(null);
  useTextSelection(sheet, lines, props.onChoose);
  const byLine = useMemo(() => Map.groupBy(items, (item) => item.evidence?.line ?? 0), [items]);
  const facts = placeAndTime(scene);
  return (
    <Scroller tabIndex={0} role="region" aria-label={`S#${props.label} 본문`}>
      <Sheet ref={sheet}>
        <Heading>
          <b>{scene.name || `S#${props.label}. ${scene.setName}`}</b>
          {facts ? <Chip>{facts}</Chip> : null}
          {/* A row kept on this device may be older than the column. */}
          {scene.flags?.map((flag) => (
            <Chip key={flag}>{FLAG_WORDS[flag]}</Chip>
          ))}
        </Heading>
        {lines
          .filter(({ type }) => type !== 'heading')
          .map((line) => (
            <ScriptLine
              key={line.n}
              line={line}
              items={byLine.get(line.n) ?? NONE}
              active={props.active}
              cursor={props.cursor?.line === line.n ? props.cursor : null}
              onItem={props.onItem}
            />
          ))}
      </Sheet>
    </Scroller>
  );
});

const NONE: readonly BreakdownItem[] = [];

const ScriptLine = memo(function ScriptLine(props: {
  readonly line: OrganisedLine;
  readonly items: readonly BreakdownItem[];
  readonly active: string | null;
  readonly cursor: ChosenWords | null;
  readonly onItem: (item: BreakdownItem) => void;
}) {
  const { line, cursor } = props;
  return (
    <Line data-type={line.type} data-line={line.n}>
      {partsOfLine(line, props.items).map(({ at, text, item }) => {
        const shown = withCursor(text, at, cursor);
        return item ? (
          <Mark
            key={at}
            colour={categoryColour(item.type)}
            data-open={item.status === 'suggested'}
            data-active={item._id === props.active}
            title={`${categoryName(item.type)} · ${item.name}${item.status === 'suggested' ? ' (제안)' : ''}`}
            onClick={() => props.onItem(item)}
          >
            {shown}
          </Mark>
        ) : (
          <span key={at}>{shown}</span>
        );
      })}
    </Line>
  );
});

/** A part with what of it the keyboard has chosen. */
function withCursor(text: string, at: number, cursor: ChosenWords | null) {
  if (!cursor || cursor.to <= at || cursor.from >= at + text.length) return text;
  const [from, to] = [Math.max(0, cursor.from - at), Math.min(text.length, cursor.to - at)];
  return (
    <>
      {text.slice(0, from)}
      <Chosen data-cursor>{text.slice(from, to)}</Chosen>
      {text.slice(to)}
    </>
  );
}
