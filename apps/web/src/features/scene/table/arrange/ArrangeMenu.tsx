import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { SCENE_COLUMNS } from '../scene-columns.ts';
import { GROUPINGS, pressHead, sortWords } from './arrangement.ts';
import type { Arranging } from './use-arrangement.ts';

/** GR14: what the heads of the table do by mouse, without one; on a phone, where there are no heads, the only way. */
export function ArrangeMenu({ arranging }: { readonly arranging: Arranging }) {
  const { arrangement, change } = arranging;
  const { groupBy, sort } = arrangement;
  const grouping = GROUPINGS.find(({ key }) => key === groupBy)!;
  const words = [...(groupBy === 'number' ? [] : [grouping.label]), ...(sort ? [sortWords(sort)] : [])];
  return (
    <DropMenu
      trigger={(open) => (
        <Button size="small" variant="text" {...open} endIcon={<Icon name="chevronDown" size={12} />}>
          {words.length > 0 ? words.join(' · ') : '정렬·묶기'}
        </Button>
      )}
      entries={[
        { heading: '묶기' },
        ...GROUPINGS.map(({ key, label }) => ({
          label,
          selected: key === groupBy,
          onSelect: () => change({ ...arrangement, groupBy: key }),
        })),
        { heading: '정렬' },
        {
          label: '씬 순서대로',
          selected: sort === null,
          onSelect: () => change({ ...arrangement, sort: null }),
        },
        ...SCENE_COLUMNS.map(({ key, label }) => ({
          label: sort?.column === key ? sortWords(sort) : label,
          selected: sort?.column === key,
          onSelect: () => change(pressHead(arrangement, key)),
        })),
      ]}
    />
  );
}
