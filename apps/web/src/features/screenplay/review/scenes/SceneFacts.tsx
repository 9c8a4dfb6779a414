import {
  BREAKDOWN_CATEGORIES,
  type BreakdownCandidate,
  FLAG_WORDS,
  minutesText,
  type ReviewedScene,
  type StoryFlag,
  SURE,
} from '@ddak/domain';
import { Chip, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { pagesText, sureText } from '../review-view.ts';
import { FlagRow } from './FlagRow.tsx';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '4px 8px',
  margin: '0 0 6px',
  '& > dt': { color: 'var(--ink-3)', fontSize: 12, lineHeight: '20px' },
  '& > dd': { margin: 0, color: 'var(--ink-2)', minWidth: 0 },
});
const Items = styled('dd')({ display: 'flex', flexWrap: 'wrap', gap: 4, [TOUCH]: { gap: 6 } });
const Item = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 22,
  padding: '0 6px',
  border: '1px solid var(--line-2)',
  borderRadius: 'var(--r-chip)',
  background: 'transparent',
  color: 'var(--ink)',
  fontSize: 12,
  cursor: 'pointer',
  '& > em': { fontStyle: 'normal', color: 'var(--ink-3)' },
  [TOUCH]: { minHeight: 44, padding: '0 10px', fontSize: 13 },
});

const CATEGORY_NAMES = new Map(BREAKDOWN_CATEGORIES.map((category) => [category.type, category.name]));

/** What the text says about a scene: its length, who is in it, what it may need. `pace`: minutes of a page. */
export function SceneFacts(props: {
  readonly scene: ReviewedScene;
  readonly pace: number;
  readonly onLine: (n: number) => void;
  /** Absent: nothing can be changed here. */
  readonly onFlags: ((flags: StoryFlag[]) => void) | undefined;
}) {
  const { scene } = props;
  const eighths = scene.filePages ?? scene.pages;
  const { flags, characters, items } = scene;
  return (
    <Facts>
      <dt>길이</dt>
      <dd>
        {pagesText(eighths)}
        {scene.filePages === null ? '' : ' (파일에 적힌 길이)'} · 화면{' '}
        {minutesText((eighths / 8) * props.pace, 5)}
      </dd>
      {props.onFlags ? (
        <>
          <dt>구성</dt>
          <dd>
            <FlagRow flags={flags} onChange={props.onFlags} />
          </dd>
        </>
      ) : flags.length > 0 ? (
        <>
          <dt>구성</dt>
          <dd>
            {flags.map((flag) => (
              <Chip key={flag}>{FLAG_WORDS[flag]}</Chip>
            ))}
          </dd>
        </>
      ) : null}
      {characters.length > 0 ? (
        <>
          <dt>인물</dt>
          <dd>{characters.map(({ name, lines }) => (lines > 0 ? `${name} ${lines}` : name)).join(', ')}</dd>
        </>
      ) : null}
      {items.length > 0 ? (
        <>
          <dt>브레이크다운</dt>
          <Items aria-label="브레이크다운 후보">
            {items.map((item) => (
              <Candidate key={`${item.line}/${item.type}/${item.name}`} item={item} onLine={props.onLine} />
            ))}
          </Items>
        </>
      ) : null}
      {scene.confidence < SURE ? (
        <>
          <dt>확신</dt>
          <dd>{sureText(scene.confidence).replace('확신 ', '')}</dd>
        </>
      ) : null}
    </Facts>
  );
}

/** A thing that the scene may need, with the words that it comes from; a press shows them in the text. */
function Candidate(props: { readonly item: BreakdownCandidate; readonly onLine: (n: number) => void }) {
  const { item } = props;
  const category = CATEGORY_NAMES.get(item.type) ?? '';
  return (
    <Item
      type="button"
      title={`${category} · ‘${item.words}’`}
      aria-label={`${item.name} · ${category} · 본문의 ‘${item.words}’ 보기`}
      onClick={() => props.onLine(item.line)}
    >
      {item.name}
      {item.quantity === null ? null : <em>{item.quantity}</em>}
    </Item>
  );
}
