import { placeAndTime, type ReviewedScene, SURE } from '@ddak/domain';
import { Icon, TimeBar, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { type MouseEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { guessesOf, pagesText, reviewedLabel, sureText } from '../review-view.ts';
import { useLongPress } from '../text/use-long-press.ts';
import type { Marking } from '../use-review-selection.ts';

const Item = styled('div')({
  borderRadius: 'var(--r-card)',
  '&[data-selected="true"]': { background: 'var(--brand-soft)', margin: '2px 0' },
  '&[data-marked="true"]': { boxShadow: 'inset 0 0 0 1.5px var(--brand)' },
});
const Row = styled('button')({
  display: 'grid',
  gridTemplateColumns: '5px 44px minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: '4px 8px 4px 0',
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  textAlign: 'left',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '& > b': { fontSize: 14, fontWeight: 700 },
  '& > b[data-unsure="true"]': {
    textDecoration: 'underline dotted var(--ink-3) 1.5px',
    textUnderlineOffset: 4,
  },
  '& > span': { minWidth: 0 },
  [TOUCH]: { minHeight: 52 },
});
const Place = styled('span')({
  display: 'flex',
  gap: 6,
  minWidth: 0,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& > :first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  // However long the place is called, day and night are told apart.
  '& > .facts': { flex: 'none', color: 'var(--ink-2)', fontWeight: 400 },
});
const Reason = styled('span')({
  display: 'block',
  color: 'var(--warn-ink)',
  fontSize: 12,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-quiet="true"]': { color: 'var(--ink-2)' },
});
const Side = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: 'var(--ink-3)',
  fontSize: 12,
  '& > .ok': { color: 'var(--ok-ink)', display: 'inline-flex' },
  '& > .model': { color: 'var(--brand-ink)', display: 'inline-flex' },
  '& > .marked': { color: 'var(--brand-ink)', display: 'inline-flex' },
});

interface Props {
  readonly scene: ReviewedScene;
  readonly severalEpisodes: boolean;
  readonly isSelected: boolean;
  readonly isMarked: boolean;
  /** A model has changed something in it that nobody has looked at (SY18). */
  readonly isFromModel: boolean;
  /** A press marks, too: others are marked already. */
  readonly isMarking: boolean;
  readonly onSelect: (headingLine: number) => void;
  /** Absent: nothing can be changed here. */
  readonly onMark: ((headingLine: number, how: Marking) => void) | undefined;
  readonly children: ReactNode;
}

/** One scene in the list: time and place by the bar, number, set, length; a doubt with its reason below. */
export const SceneItem = memo(function SceneItem(props: Props) {
  const { scene, isSelected, onMark } = props;
  const mark = (how: Marking) => onMark?.(scene.headingLine, how);
  const item = useRef<HTMLDivElement>(null);
  // The list knows the row by its usual height; what opens below it is to be seen whole.
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const press = useLongPress(onMark ? () => mark('toggle') : null);
  const onClick = (event: MouseEvent) => {
    if (press.wasLong()) return;
    if (onMark && event.shiftKey) mark('range');
    else if (onMark && (event.ctrlKey || event.metaKey)) mark('toggle');
    else if (
      onMark &&
      props.isMarking &&
      event.nativeEvent instanceof PointerEvent &&
      event.nativeEvent.pointerType === 'touch'
    )
      mark('toggle');
    else props.onSelect(scene.headingLine);
  };
  return (
    <Item ref={item} data-selected={isSelected} data-marked={props.isMarked}>
      <Row
        type="button"
        aria-expanded={isSelected}
        data-heading-line={scene.headingLine}
        onClick={onClick}
        {...press.handlers}
      >
        <TimeBar
          time={scene.timeOfDay}
          hatched={scene.setting !== null && scene.setting !== 'INT'}
          height={28}
        />
        <b
          data-unsure={scene.sceneNo !== null && scene.confidence < SURE}
          title={scene.confidence < SURE ? sureText(scene.confidence) : undefined}
        >
          {reviewedLabel(scene, props.severalEpisodes)}
        </b>
        <What scene={scene} isSelected={isSelected} />
        <Side>
          {props.isFromModel ? (
            <span className="model">
              <Icon name="spark" label="AI가 고침" />
            </span>
          ) : null}
          {props.isMarked ? (
            <span className="marked">
              <Icon name="check" label="고름" />
            </span>
          ) : scene.checked ? (
            <span className="ok">
              <Icon name="check" label="확인함" />
            </span>
          ) : null}
          {scene.omitted ? '결번' : pagesText(scene.filePages ?? scene.pages)}
        </Side>
      </Row>
      {props.children}
    </Item>
  );
});

function What({ scene, isSelected }: { readonly scene: ReviewedScene; readonly isSelected: boolean }) {
  const [first, ...others] = scene.doubts;
  const facts = placeAndTime(scene);
  const guesses = guessesOf(scene);
  return (
    <span>
      <Place style={scene.omitted ? { textDecoration: 'line-through', color: 'var(--ink-3)' } : undefined}>
        <span style={scene.setName ? undefined : { color: 'var(--ink-3)' }}>
          {scene.setName ?? '장소 없음'}
        </span>
        {/* The space is for who hears it. */} {facts ? <span className="facts">{facts}</span> : null}
      </Place>
      {first && !isSelected ? (
        <Reason>
          {first.message}
          {others.length > 0 ? ` 외 ${others.length}` : ''}
        </Reason>
      ) : null}
      {!first && guesses.length > 0 && !isSelected ? (
        <Reason data-quiet="true">짐작한 것: {guesses.join(', ')}</Reason>
      ) : null}
    </span>
  );
}
