import { type Id, LABOUR_NOTICE, type ProjectState } from '@ddak/domain';
import { waitingScenes } from '@ddak/scheduler/board';
import { EmptyState, Icon, SegmentedControl } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { todayText } from '../../platform/clock/today.ts';
import { Closures } from './Closures.tsx';
import { DayChoice } from './DayChoice.tsx';
import { PinTroubles } from './PinTroubles.tsx';
import { Foot, Part, Scroll } from './parts.tsx';
import { SceneChoice } from './SceneChoice.tsx';
import { type Ask, askDays } from './view/ask.ts';
import type { SceneGroup, SceneGroups } from './view/scene-groups.ts';
import { WeightSliders } from './WeightSliders.tsx';

/** 자동 배치, first step: which days, what may move, what matters, what has happened. */
export function AskForm(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly ask: Ask;
  /** What somebody was told of lies on the device that computed it. */
  readonly isElsewhere: boolean;
  readonly groups: SceneGroups;
  readonly group: SceneGroup;
  readonly onGroup: (group: SceneGroup) => void;
  readonly onAsk: (ask: Ask) => void;
  readonly onAddDays: (() => void) | null;
  readonly onStart: () => void;
}) {
  const { state, boardId, ask, onAsk } = props;
  const days = askDays(state, boardId, todayText());
  const waiting = waitingScenes(state, boardId).length;
  const set = (patch: Partial<Ask>) => onAsk({ ...ask, ...patch });
  if (days.length === 0)
    return (
      <EmptyState
        title="촬영일이 없어요"
        hint="하루만 추가해도 돼요. 모두 며칠이 필요한지 찾아서 더해 드려요."
        action={
          props.onAddDays ? (
            <Button variant="contained" startIcon={<Icon name="plus" />} onClick={props.onAddDays}>
              촬영일 추가
            </Button>
          ) : null
        }
      />
    );
  const why =
    ask.days.length === 0
      ? days.some(({ tableDate }) => tableDate >= todayText())
        ? '다시 짤 날을 하루 이상 골라 주세요.'
        : '촬영일이 모두 지난 날이에요. 날을 더해 주세요.'
      : ask.mayMove === 'pool' && (waiting === 0 || !ask.withPool)
        ? '미배정 씬이 없어요. 이미 놓은 씬도 옮기게 해 주세요.'
        : '';
  return (
    <>
      <Scroll>
        {props.isElsewhere ? (
          <Part role="status">
            <b>배치안은 계산한 기기에 있어요</b>
            <span style={{ color: 'var(--ink-2)' }}>
              그 기기에서 자동 배치를 열면 볼 수 있어요. 여기서 다시 만들어도 돼요.
            </span>
          </Part>
        ) : null}
        <DayChoice days={days} chosen={ask.days} onChange={(chosen) => set({ days: chosen })} />
        <PinTroubles state={state} boardId={boardId} days={ask.days} />
        <SceneChoice groups={props.groups} chosen={props.group} onChange={props.onGroup} />
        <Part aria-label="움직여도 되는 것">
          <h3>움직여도 되는 것</h3>
          <SegmentedControl
            label="움직여도 되는 것"
            value={ask.mayMove}
            options={[
              { value: 'all', label: '놓은 씬도' },
              { value: 'pool', label: '미배정 씬만' },
            ]}
            onChange={(mayMove) => set({ mayMove })}
          />
          <div style={{ display: 'grid' }}>
            {waiting > 0 ? (
              <Check
                label={`미배정 씬 ${waiting}개도 넣기`}
                on={ask.withPool}
                onChange={(withPool) => set({ withPool })}
              />
            ) : null}
            <Check label="콜타임도 바꾸기" on={ask.calls} onChange={(calls) => set({ calls })} />
          </div>
          <p>
            고정한 줄, 시작 시각을 정한 씬과 식사는 그대로 둬요. 다른 식사·이동·대기는 배치에 맞춰 다시
            놓아요.
          </p>
        </Part>
        <WeightSliders weights={ask.weights} onChange={(weights) => set({ weights })} />
        <Closures
          state={state}
          boardId={boardId}
          closures={ask.closures}
          onChange={(closures) => set({ closures })}
        />
        <Part>
          <h3>계산 시간</h3>
          <SegmentedControl
            label="계산 시간"
            value={String(ask.seconds)}
            options={[
              { value: '10', label: '10초' },
              { value: '30', label: '30초' },
              { value: '120', label: '2분' },
            ]}
            onChange={(seconds) => set({ seconds: Number(seconds) })}
          />
          <p>근로 기준은 작품의 설정을 따라요. {LABOUR_NOTICE}</p>
        </Part>
      </Scroll>
      <Foot>
        <span className="grow" role="status">
          {why}
        </span>
        <Button variant="contained" disabled={why !== ''} onClick={props.onStart}>
          배치안 만들기
        </Button>
      </Foot>
    </>
  );
}

function Check(props: {
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <FormControlLabel
      disabled={props.disabled ?? false}
      control={<Checkbox checked={props.on} onChange={(event) => props.onChange(event.target.checked)} />}
      label={props.label}
    />
  );
}
