import type { BreakdownItem, BreakdownType, Scene } from '@ddak/domain';
import { EmptyState } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useProjectSelector } from '../../sync/hooks.ts';
import { AddItem } from './AddItem.tsx';
import { Swatch } from './breakdown-style.ts';
import { itemGroups, whoseWords } from './breakdown-view.ts';
import { ItemRow } from './ItemRow.tsx';
import { SceneFacts } from './SceneFacts.tsx';
import { SuggestionBox } from './SuggestionBox.tsx';
import type { Breakdown } from './use-breakdown.ts';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  background: 'var(--surface)',
  '& > .rows': { flex: 1, minHeight: 0, overflowY: 'auto', paddingBottom: 16 },
});
const Title = styled('h2')({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  margin: '14px 16px 2px',
  fontSize: 13,
  fontWeight: 700,
  '& > em': { fontStyle: 'normal', fontWeight: 500, color: 'var(--ink-3)' },
  '& > small': { marginLeft: 'auto', fontSize: 12, fontWeight: 500, color: 'var(--ink-2)' },
});

/** Which scene it is, and what it needs, by category, under what is still suggested. */
export function ItemsPane(props: {
  readonly scene: Scene;
  readonly label: string;
  readonly breakdown: Breakdown;
  readonly active: string | null;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onActive: (item: BreakdownItem) => void;
  readonly onAdd: (type: BreakdownType, name: string) => void;
}) {
  const { items, open, canEdit, written, actions } = props.breakdown;
  const teams = useProjectSelector((state) => state.crewTeam);
  return (
    <Column>
      <div className="rows">
        <SceneFacts scene={props.scene} label={props.label} />
        <SuggestionBox
          open={open}
          active={props.active}
          breakdown={props.breakdown}
          onActive={props.onActive}
        />
        {itemGroups(items).map(({ category, items: list }) => (
          <section key={category.type} aria-label={category.name}>
            <Title>
              <Swatch type={category.type} aria-hidden />
              {category.name} <em>{list.length}</em>
              {canEdit && !written.has(category.type) ? (
                <small>{whoseWords(teams.values(), category.type)}</small>
              ) : null}
            </Title>
            <ul style={{ margin: '0 16px', padding: 0, listStyle: 'none' }}>
              {list.map((item) => (
                <ItemRow
                  key={item._id}
                  item={item}
                  scene={props.scene}
                  isActive={item._id === props.active}
                  written={written}
                  actions={actions}
                />
              ))}
            </ul>
          </section>
        ))}
        {items.length === 0 && open.length === 0 ? (
          <EmptyState
            title="아직 항목이 없어요"
            hint={canEdit ? '본문에서 말을 골라 분류를 누르거나, 아래에 적어 더해요.' : undefined}
          />
        ) : null}
      </div>
      {canEdit ? <AddItem written={written} inputRef={props.inputRef} onAdd={props.onAdd} /> : null}
    </Column>
  );
}
