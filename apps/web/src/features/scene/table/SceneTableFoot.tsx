import type { CellRange } from '@ddak/ui';
import { useMemo } from 'react';
import { StatusFacts } from '../../../platform/StatusFacts.tsx';
import { useProjectState } from '../../../sync/hooks.ts';
import { sceneTotals } from '../scene-groups.ts';
import { rangeFacts, sceneWords } from './count-scenes.ts';
import type { Shown } from './scene-columns.ts';

/** GR12: what the list adds up to: all of it, what is shown, and what is picked. */
export function SceneTableFoot(props: {
  readonly shown: Shown;
  readonly range: CellRange | null;
  readonly picked: readonly string[];
}) {
  const { shown, range, picked } = props;
  const state = useProjectState();
  const { scenes, waiting } = useMemo(() => sceneTotals(state), [state]);
  const isAll = shown.rowIds.length === state.scene.size;
  const words = useMemo(() => sceneWords(state, shown.rowIds), [state, shown.rowIds]);
  return (
    <StatusFacts>
      <span>
        전체 {scenes}씬 · {scenes - waiting} 배정 · {waiting} 미배정
      </span>
      {words.length > 0 ? <span>{[...(isAll ? [] : ['보이는 씬']), ...words].join(' · ')}</span> : null}
      {picked.length > 0 ? (
        <span>{[`고른 ${picked.length}씬`, ...sceneWords(state, picked)].join(' · ')}</span>
      ) : null}
      {range ? <span>{rangeFacts(state, shown, range)}</span> : null}
    </StatusFacts>
  );
}
