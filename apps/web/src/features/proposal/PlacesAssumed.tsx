import type { ProjectState } from '@ddak/domain';
import { placeAssumptions } from '@ddak/scheduler/board';
import { Summary } from '@ddak/ui';
import { useMemo } from 'react';
import { Part, Reasons } from './parts.tsx';
import type { Asked } from './view/asked.ts';

/** BP10: what the proposals take for granted where nobody has said yet where sets are really shot. */
export function PlacesAssumed({ asked }: { readonly asked: Asked & { readonly state: ProjectState } }) {
  const { state, problem } = asked;
  const { unknown, buildings } = useMemo(() => placeAssumptions(state, problem), [state, problem]);
  if (unknown === 0) return null;
  return (
    <Part aria-label="장소 가정">
      <h3>실제 촬영지 미정 {unknown}곳</h3>
      <p>
        정해지지 않은 곳 사이의 이동은 기본값으로 추정했어요. 인물·장소에서 실제 촬영지를 정하면 정확해져요.
      </p>
      {buildings.length > 0 ? (
        <details>
          <Summary style={{ minHeight: 32 }}>같은 건물로 본 극중 장소 {buildings.length}묶음</Summary>
          <Reasons>
            {buildings.map(({ name, sets }) => (
              <li key={name}>
                <b style={{ color: 'var(--ink)' }}>{name}</b> {sets.filter((set) => set !== name).join(', ')}
              </li>
            ))}
          </Reasons>
        </details>
      ) : null}
    </Part>
  );
}
