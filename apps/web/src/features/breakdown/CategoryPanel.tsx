import { BREAKDOWN_CATEGORIES, type BreakdownType } from '@ddak/domain';
import { Icon, Kbd, PHONE, TOUCH, toastFloor } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Swatch } from './breakdown-style.ts';

const Panel = styled('div')({
  flex: 'none',
  padding: '10px 14px 12px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
  boxShadow: 'var(--shadow)',
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, fontSize: 13 },
  '& > header > b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > header > span': { color: 'var(--ink-3)', whiteSpace: 'nowrap' },
});
const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(126px, 1fr))',
  gap: 4,
  [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 32,
    padding: '0 8px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-button)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: 13,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& > button:hover': { background: 'var(--brand-soft)' },
  '& > button > span': { flex: 1, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis' },
  [TOUCH]: { '& > button': { height: 44 } },
});

/** Where the chosen words go: those of the ten categories that I write, by a press or by their digit. */
export function CategoryPanel(props: {
  readonly words: string;
  readonly elsewhere: number;
  readonly written: ReadonlySet<BreakdownType>;
  readonly onChoose: (type: BreakdownType) => void;
  readonly onClose: () => void;
}) {
  return (
    <Panel ref={toastFloor} role="group" aria-label={`${props.words} 분류`}>
      <header>
        <b>“{props.words}”</b>
        <span>{props.elsewhere > 0 ? `다른 씬에 ${props.elsewhere}번 더` : '어디에 넣을까요?'}</span>
        <span style={{ flex: 1 }} />
        <IconButton size="small" aria-label="고른 말 놓기" onClick={props.onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <Choices>
        {BREAKDOWN_CATEGORIES.filter(({ type }) => props.written.has(type)).map(({ type, name, number }) => (
          // The press must not take the selection away before it is used.
          <button
            key={type}
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.onChoose(type)}
          >
            <Swatch type={type} aria-hidden />
            <span>{name}</span>
            <Kbd aria-hidden>{number}</Kbd>
          </button>
        ))}
      </Choices>
    </Panel>
  );
}
