import { ITEM_COLUMNS, type SceneColumn } from '@ddak/domain';
import { type ColumnLayout as AnyLayout, columnLayouts } from '@ddak/ui';
import { keptObject } from '../../../../platform/kept/kept-object.ts';
import { LEAST_WIDTH, SCENE_COLUMNS } from '../scene-columns.ts';

/** GR13: how somebody has laid out the columns of the scene list. */
export type ColumnLayout = AnyLayout<SceneColumn>;

/** GR16: things of the breakdown and the note are shown where somebody asks for them. */
export const SCENE_LAYOUTS = columnLayouts<SceneColumn>({
  columns: SCENE_COLUMNS,
  byChoice: [...ITEM_COLUMNS, 'note'],
  leastRest: LEAST_WIDTH,
});

/** What was kept on the device, as far as it can be read. */
export const readLayout = (kept: string | null): ColumnLayout => SCENE_LAYOUTS.read(keptObject(kept));
