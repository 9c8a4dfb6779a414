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
  const layout = useMemo(
    () => (mayReadItems ? kept.layout : withoutItems(kept.layout)),
    [kept.layout, mayReadItems],
  );
  const columns = useMemo(() => SCENE_LAYOUTS.shown(layout), [layout]);
  const offered = mayReadItems ? layout.order : layout.order.filter((key) => !isItemColumn(key));
  return { ...kept, layout, columns, offered };
}

const withoutItems = (layout: ColumnLayout): ColumnLayout => ({
  ...layout,
  hidden: [...layout.hidden, ...ITEM_COLUMNS],
});
