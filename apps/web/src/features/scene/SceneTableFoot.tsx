import { Grow, Kbd, StatusBar } from '@ddak/ui';
import type { SceneTotals } from './scene-groups.ts';

/** What the table adds up to, and the keys that work in it. */
export function SceneTableFoot(props: { readonly totals: SceneTotals; readonly canEdit: boolean }) {
  const { scenes, cuts, waiting } = props.totals;
  return (
    <StatusBar>
      <span>
        씬 {scenes} · 배정 {scenes - waiting} · 미배정 {waiting}
      </span>
      {cuts > 0 ? <span>컷 {cuts}</span> : null}
      <Grow />
      {props.canEdit ? (
        <>
          <span>
            <Kbd>Enter</Kbd> 고치기
          </span>
          <span>
            <Kbd>Tab</Kbd> 다음 칸
          </span>
          <span>
            <Kbd>Del</Kbd> 씬 지우기
          </span>
        </>
      ) : null}
    </StatusBar>
  );
}
