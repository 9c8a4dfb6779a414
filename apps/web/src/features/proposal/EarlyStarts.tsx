import type { Id, ProjectState } from '@ddak/domain';
import { TOUCH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useRunCommand } from '../../sync/hooks.ts';
import { Part } from './parts.tsx';
import { earlyStarts } from './view/early-starts.ts';

/** BP14: scenes that are set to begin before the call, said before anything is computed, each with its two ways out. */
export function EarlyStarts(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly days: readonly Id[];
}) {
  const { state, boardId, days } = props;
  const run = useRunCommand();
  const early = useMemo(() => earlyStarts(state, boardId, days), [state, boardId, days]);
  if (early.length === 0) return null;
  return (
    <Part aria-label="콜타임보다 이른 시작">
      <h3>콜타임보다 이른 시작 {early.length}개</h3>
      <p>
        시작 시각을 정한 줄은 그대로 두므로, 이대로면 모든 안에 ‘고정 맞지 않음’이 남아요. 콜타임을 앞당기거나
        시작 시각을 풀어 주세요.
      </p>
      {early.map(({ rowId, timetableId, start, text }) => (
        <div key={rowId}>
          <span>{text}</span>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
            <Button
              size="small"
              sx={{ [TOUCH]: { minHeight: 44 } }}
              aria-label={`콜타임 앞당기기, ${text}`}
              onClick={() => run('editTimetable', { timetableId, patch: { calltime: start } })}
            >
              콜타임 앞당기기
            </Button>
            <Button
              size="small"
              sx={{ [TOUCH]: { minHeight: 44 } }}
              aria-label={`시작 시각 풀기, ${text}`}
              onClick={() => run('editRow', { rowId, patch: { fixedStart: null } })}
            >
              시작 시각 풀기
            </Button>
          </div>
        </div>
      ))}
    </Part>
  );
}
