import { type BreakdownElement, elementsOf, targetOfElement } from '@ddak/domain';
import {
  bdColour,
  Chip,
  DropMenu,
  EmptyState,
  Icon,
  type MenuEntry,
  Page,
  TopBar,
  useIsPhone,
} from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { CommentButton } from '../../../../platform/comment/CommentButton.tsx';
import { useCan, useProjectId, useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.tsx';
import { MasterList, RowEnd } from '../MasterList.tsx';
import { MastersSearch } from '../MastersTop.tsx';
import { ElementCategoryDialog } from './ElementCategoryDialog.tsx';
import { ElementCells } from './ElementCells.tsx';
import { ElementCostDialog } from './ElementCostDialog.tsx';
import { ElementPlanDialog } from './ElementPlanDialog.tsx';
import {
  type ElementLine,
  type ElementRow,
  elementLines,
  lineKey,
  scenesOfElement,
} from './elements-view.ts';
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
  const canEdit = useCan('breakdown', 'write');
  const seesCost = useCan('cost', 'read');
  const isPhone = useIsPhone();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const elements = elementsOf(state);
  const lines = useMemo(() => elementLines(state, search), [state, search]);
  const element = opened ? elements.get(opened.key) : undefined;
  const close = () => setOpened(null);
  const open = (what: Opened['what'], key: string, chosen: readonly string[] = []) =>
    setOpened({ what, key, chosen });
  const removeAll = ({ type, name, items }: BreakdownElement) => {
    const command = run('removeElement', { element: { type, name } });
    showUndoToast(`‘${name}’ 품목을 씬 ${items.length}개에서 뺐어요.`, command, undoCommand);
  };
  const entriesOf = (row: ElementRow): readonly MenuEntry[] => {
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
          {lines.length === 0 ? (
            <EmptyState
              title="찾는 것이 없어요"
              action={<Button onClick={() => setSearch('')}>모두 보기</Button>}
            />
          ) : (
            <MasterList
              label="품목"
              rows={lines}
              keyOf={lineKey}
              columns={`minmax(150px, 1fr) 48px minmax(90px, 0.8fr) 100px 56px 112px minmax(110px, 0.7fr) minmax(120px, 1fr) ${seesCost ? 'minmax(120px, 0.8fr) ' : ''}88px`}
              phoneColumns="8px minmax(0, 1fr) auto 96px"
              isPhone={isPhone}
              heads={[...HEADS, ...(seesCost ? ['비용'] : []), '']}
              groupOf={groupHead}
            >
              {(line) =>
                line.kind === 'category' ? null : (
                  <ElementCells
                    row={line}
                    canEdit={canEdit}
                    isPhone={isPhone}
                    onOpenCost={seesCost ? () => open('cost', line.element.key) : undefined}
                    onSameName={(taken) => open('merge', taken.key, [line.element.key])}
                  >
                    <RowEnd>
                      <CommentButton
                        target={targetOfElement(state, line.element)}
                        name={line.element.name}
                        inRow
                      />
                      <DropMenu
                        entries={entriesOf(line)}
                        trigger={(menu) => (
                          <IconButton size="small" aria-label={`${line.element.name} 더 보기`} {...menu}>
                            <Icon name="more" />
                          </IconButton>
                        )}
                      />
                    </RowEnd>
                  </ElementCells>
                )
              }
            </MasterList>
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

const HEADS = ['품목', '씬', '나오는 씬', '회차', '수량', '상태', '가져올 사람', '메모'];

const groupHead = (line: ElementLine) =>
  line.kind === 'element' ? null : (
    <>
      <i style={{ background: bdColour(line.category.number) }} aria-hidden />
      {line.category.name} <em>{line.count}</em>
    </>
  );
