import { SegmentedControl } from '@ddak/ui';
import { Part } from './parts.tsx';
import type { SceneGroup, SceneGroups } from './view/scene-groups.ts';

/** Which scenes take part: all, those that are picked on the board, or those that its search has found. */
export function SceneChoice(props: {
  readonly groups: SceneGroups;
  readonly chosen: SceneGroup;
  readonly onChange: (chosen: SceneGroup) => void;
}) {
  const { picked, found } = props.groups;
  const options = [
    { value: 'all' as const, label: '모든 씬' },
    ...(picked.length > 0 ? [{ value: 'picked' as const, label: `고른 씬 ${picked.length}` }] : []),
    ...(found.length > 0 ? [{ value: 'found' as const, label: `찾은 씬 ${found.length}` }] : []),
  ];
  return (
    <Part aria-label="씬">
      <h3>배치할 씬</h3>
      <SegmentedControl label="배치할 씬" value={props.chosen} options={options} onChange={props.onChange} />
      <p>
        {props.chosen === 'all'
          ? '계획표에서 씬을 고르거나 미배정 씬을 찾아 두면, 그 씬만 배치할 수 있어요.'
          : '나머지 씬은 지금 있는 날에 그대로 둬요.'}
      </p>
    </Part>
  );
}
