import { ITEM_COLUMNS, isItemColumn, type SceneColumn } from '@ddak/domain';
import type { LaidColumns } from '@ddak/ui';
import { useMemo } from 'react';
import { useKeptColumns } from '../../../../platform/grid/use-kept-columns.ts';
import { useCan } from '../../../../sync/hooks.ts';
import { type ColumnLayout, SCENE_LAYOUTS } from './column-layout.ts';

/** How somebody lays out the columns of the scene list. Things of the breakdown are shown to those who may read it. */
export function useColumnLayout(): LaidColumns<SceneColumn> {
  const mayReadItems = useCan('breakdown', 'read');
  const kept = useKeptColumns('scene', SCENE_LAYOUTS);
  return useMemo(() => {
    if (mayReadItems) return kept;
    const layout = withoutItems(kept.layout);
    const offered = layout.order.filter((key) => !isItemColumn(key));
    return { ...kept, layout, columns: SCENE_LAYOUTS.shown(layout), offered };
  }, [kept, mayReadItems]);
}

const withoutItems = (layout: ColumnLayout): ColumnLayout => ({
  ...layout,
  hidden: [...layout.hidden, ...ITEM_COLUMNS],
});
