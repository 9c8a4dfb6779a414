import { type BreakdownElement, elementsOf, targetOfElement } from '@ddak/domain';
import { Chip, EmptyState, type MenuEntry, Page, TopBar, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan, useProjectId, useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import { useWrittenCategories } from '../../../../sync/use-own-parts.ts';
import { MastersSearch } from '../MastersTop.tsx';
import { ElementCategoryDialog } from './ElementCategoryDialog.tsx';
import { ElementCostDialog } from './ElementCostDialog.tsx';
import { ElementGrid } from './ElementGrid.tsx';
import { ElementPhoneList } from './ElementPhoneList.tsx';
import { ElementPlanDialog } from './ElementPlanDialog.tsx';
import { elementLosses } from './element-losses.ts';
import { type ElementRow, elementGroups, scenesOfElement } from './elements-view.ts';
import { MergeElementsDialog } from './MergeElementsDialog.tsx';
import { SplitElementDialog } from './SplitElementDialog.tsx';

interface Opened {
  readonly what: 'merge' | 'split' | 'category' | 'plan' | 'cost';
  readonly key: string;
  /** Those that are to be merged into it. */
  readonly chosen: readonly string[];
}

/** The things of the breakdown, each once, with where it is needed: named, merged and split for all scenes (EL1 to EL6). */
export default function ElementsScreen() {
  const state = useProjectState();
  const navigate = useNavigate();
  const breakdown = `/projects/${useProjectId()}/breakdown`;
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const written = useWrittenCategories();
  const seesCost = useCan('cost', 'read');
  const isPhone = useIsPhone();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const elements = elementsOf(state);
  const groups = useMemo(() => elementGroups(state, search), [state, search]);
  const element = opened ? elements.get(opened.key) : undefined;
  const close = () => setOpened(null);
  const open = (what: Opened['what'], key: string, chosen: readonly string[] = []) =>
    setOpened({ what, key, chosen });
  const removeAll = ({ type, name, items }: BreakdownElement) => {
    const command = run('removeElement', { element: { type, name } });
    showUndoToast(`‘${name}’ 품목을 씬 ${items.length}개에서 뺐어요.`, command, undoCommand);
  };
  const entriesOf = (row: ElementRow): readonly MenuEntry[] => {
    const canEdit = written.has(row.element.type);
    const [first] = scenesOfElement(state, row.element);
    const { key } = row.element;
    return [
      ...(first
        ? [
            {
              label: '브레이크다운에서 보기',
              onSelect: () => navigate(`${breakdown}?scene=${first.scene._id}`),
            },
          ]
        : []),
      ...(canEdit && elements.size > 1
        ? [{ label: '다른 품목과 합치기…', onSelect: () => open('merge', key) }]
        : []),
      ...(canEdit && row.element.items.length > 1
        ? [{ label: '씬을 골라 나누기…', onSelect: () => open('split', key) }]
        : []),
      ...(seesCost ? [{ label: '비용…', onSelect: () => open('cost', key) }] : []),
      ...(canEdit
        ? [
            { label: '가능한 날과 인물…', onSelect: () => open('plan', key) },
            { label: '분류 바꾸기…', onSelect: () => open('category', key) },
            { label: '모든 씬에서 빼기', danger: true, onSelect: () => removeAll(row.element) },
          ]
        : []),
    ];
  };
  const ends = {
    targetOf: (row: ElementRow) => targetOfElement(state, row.element),
    menuOf: entriesOf,
  };
  return (
    <Page>
      <TopBar>
        <h1>품목</h1>
        {elements.size > 0 ? <Chip>{elements.size}</Chip> : null}
      </TopBar>
      {elements.size === 0 ? (
        <EmptyState
          title="아직 품목이 없어요"
          hint="브레이크다운에서 씬에 필요한 것을 더하면 여기에 하나씩 모여요."
          action={<Button onClick={() => navigate(breakdown)}>브레이크다운 열기</Button>}
        />
      ) : (
        <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 }}>
          <MastersSearch value={search} onChange={setSearch} placeholder="품목, 가져올 사람, ㅇㅅ" />
          {groups.length === 0 ? (
            <EmptyState
              title="찾는 것이 없어요"
              action={<Button onClick={() => setSearch('')}>모두 보기</Button>}
            />
          ) : isPhone ? (
            <ElementPhoneList
              groups={groups}
              written={written}
              seesCost={seesCost}
              ends={ends}
              onSameName={(renamed, taken) => open('merge', taken.key, [renamed.key])}
            />
          ) : (
            <ElementGrid
              // Other rights are other columns.
              key={String(seesCost)}
              groups={groups}
              written={written}
              ends={ends}
              bulk={{
                what: '품목',
                count: (many) => `${many}개`,
                onMerge: (into, others) =>
                  open(
                    'merge',
                    into.element.key,
                    others.map((other) => other.element.key),
                  ),
                removal: {
                  label: '모든 씬에서 빼기',
                  asks: (many) => `품목 ${many}개를 모든 씬에서 뺄까요?`,
                  says: (many) => `품목 ${many}개를 모든 씬에서 뺐어요.`,
                  lossesOf: (rows) => elementLosses(state, rows),
                  remove: (rows) =>
                    run('removeElements', {
                      elements: rows.map(({ element: { type, name } }) => ({ type, name })),
                    }),
                },
              }}
              onOpenPlan={({ element: { key } }) => open('plan', key)}
              onOpenCost={seesCost ? ({ element: { key } }) => open('cost', key) : null}
              onRemove={(row) => removeAll(row.element)}
              onSameName={(renamed, taken) => open('merge', taken.key, [renamed.key])}
            />
          )}
        </div>
      )}
      {element && opened?.what === 'merge' ? (
        <MergeElementsDialog into={element} chosen={opened.chosen} onClose={close} />
      ) : null}
      {element && opened?.what === 'cost' ? <ElementCostDialog element={element} onClose={close} /> : null}
      {element && opened?.what === 'plan' ? <ElementPlanDialog element={element} onClose={close} /> : null}
      {element && opened?.what === 'category' ? (
        <ElementCategoryDialog
          element={element}
          onSameName={(taken) => open('merge', taken.key, [element.key])}
          onClose={close}
        />
      ) : null}
      {element && opened?.what === 'split' ? <SplitElementDialog element={element} onClose={close} /> : null}
    </Page>
  );
}
