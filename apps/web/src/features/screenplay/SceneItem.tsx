import { placeAndTime, type ReviewedScene } from '@ddak/domain';
import { Icon, TimeBar, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pagesText, reviewedLabel } from './review-view.ts';

const Item = styled('div')({
  borderRadius: 'var(--r-card)',
  '&[data-selected="true"]': { background: 'var(--brand-soft)', margin: '2px 0' },
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
  '& > b': { fontSize: 14, fontWeight: 700 },
  '& > span': { minWidth: 0 },
  [TOUCH]: { minHeight: 52 },
});
const Place = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});
const Reason = styled('span')({
  display: 'block',
  color: 'var(--warn-ink)',
  fontSize: 12,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** One scene in the list: time and place by the bar, number, set, length; a doubt with its reason below. */
export function SceneItem(props: {
  readonly scene: ReviewedScene;
  readonly severalEpisodes: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (headingLine: number) => void;
  readonly children: ReactNode;
}) {
  const { scene, isSelected } = props;
  const [first, ...others] = scene.doubts;
  const facts = placeAndTime(scene);
  return (
    <Item data-selected={isSelected}>
      <Row
        type="button"
        aria-expanded={isSelected}
        data-heading-line={scene.headingLine}
        onClick={() => props.onSelect(scene.headingLine)}
      >
        <TimeBar
          time={scene.timeOfDay}
          hatched={scene.setting !== null && scene.setting !== 'INT'}
          height={28}
        />
        <b>{reviewedLabel(scene, props.severalEpisodes)}</b>
        <span>
          <Place
            style={scene.omitted ? { textDecoration: 'line-through', color: 'var(--ink-3)' } : undefined}
          >
            {scene.setName ?? <span style={{ color: 'var(--ink-3)' }}>장소 없음</span>}
            {facts ? (
              <span style={{ color: 'var(--ink-2)', fontWeight: 400, marginLeft: 6 }}>{facts}</span>
            ) : null}
          </Place>
          {first && !isSelected ? (
            <Reason>
              {first.message}
              {others.length > 0 ? ` 외 ${others.length}` : ''}
            </Reason>
          ) : null}
        </span>
        <span style={{ display: 'flex', alignItems: 'center', gap: 6, color: 'var(--ink-3)', fontSize: 12 }}>
          {scene.checked ? (
            <span style={{ color: 'var(--ok-ink)', display: 'inline-flex' }}>
              <Icon name="check" label="확인함" />
            </span>
          ) : null}
          {scene.omitted ? '결번' : pagesText(scene.pages)}
        </span>
      </Row>
      {props.children}
    </Item>
  );
}
