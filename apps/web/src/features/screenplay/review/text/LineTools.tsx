import { type LineType, type OrganisedLine, type ReviewedScene, SURE } from '@ddak/domain';
import { Icon, Kbd, PHONE, TOUCH } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { LINE_TYPE_WORDS, sureText } from '../review-view.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  padding: '8px 12px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line-2)',
  '& > p': {
    flex: '1 1 100%',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    color: 'var(--ink-3)',
    fontSize: 12,
  },
  '& > p > q': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--ink-2)',
  },
  '& kbd': { [PHONE]: { display: 'none' } },
  [TOUCH]: { gap: 8 },
});
const Tool = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 28,
  padding: '0 8px',
  border: '1px solid var(--line-2)',
  borderRadius: 'var(--r-button)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontSize: 12.5,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:disabled': { color: 'var(--ink-3)', cursor: 'default' },
  '&[aria-pressed="true"]': { background: 'var(--ink)', borderColor: 'var(--ink)', color: 'var(--surface)' },
  '&[aria-pressed="true"] kbd': { background: 'transparent', borderColor: 'currentColor', color: 'inherit' },
  [TOUCH]: { height: 44, padding: '0 12px', fontSize: 14 },
});

/** What can be said of the chosen lines: what they are, who speaks, that a scene begins here. */
export function LineTools(props: {
  readonly lines: readonly OrganisedLine[];
  readonly scenes: readonly ReviewedScene[];
  readonly onType: (type: LineType) => void;
  readonly onSplit: (n: number) => void;
  readonly onSpeaker: (line: OrganisedLine) => void;
  readonly onClose: () => void;
}) {
  const [first] = props.lines;
  if (!first) return null;
  const isOne = props.lines.length === 1;
  const typeOf = (line: OrganisedLine) =>
    props.scenes.some((scene) => scene.headingLine === line.n && !scene.headless) ? 'heading' : line.type;
  const types = new Set(props.lines.map(typeOf));
  const unsure = isOne && first.confidence < SURE;
  return (
    <Bar role="toolbar" aria-label="고른 줄">
      <p>
        <q>{isOne ? first.text || '빈 줄' : `${first.text || '빈 줄'} 외 ${props.lines.length - 1}줄`}</q>
        {unsure ? <span>{sureText(first.confidence)}</span> : null}
        <IconButton size="small" aria-label="줄 고르기 끝내기" onClick={props.onClose}>
          <Icon name="close" />
        </IconButton>
      </p>
      {LINE_TYPE_WORDS.map(([type, word], i) => (
        <Tool
          key={type}
          type="button"
          aria-pressed={types.size === 1 && types.has(type)}
          onClick={() => props.onType(type)}
        >
          {word} <Kbd aria-hidden>{i + 1}</Kbd>
        </Tool>
      ))}
      {isOne && first.type === 'character' ? (
        <Tool type="button" onClick={() => props.onSpeaker(first)}>
          말하는 사람
        </Tool>
      ) : null}
      {isOne && !types.has('heading') ? (
        <Tool type="button" onClick={() => props.onSplit(first.n)}>
          여기서 씬 나누기 <Kbd aria-hidden>S</Kbd>
        </Tool>
      ) : null}
    </Bar>
  );
}
