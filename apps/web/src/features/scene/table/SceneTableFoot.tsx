import { StatusFacts } from '../../../platform/StatusFacts.tsx';
import type { SceneTotals } from '../scene-groups.ts';

/** What the table adds up to. */
export function SceneTableFoot(props: { readonly totals: SceneTotals }) {
  const { scenes, cuts, waiting } = props.totals;
  return (
    <StatusFacts>
      <span>
        전체 {scenes}씬 · {scenes - waiting} 배정 · {waiting} 미배정
      </span>
      {cuts > 0 ? <span>{cuts}컷</span> : null}
    </StatusFacts>
  );
}
