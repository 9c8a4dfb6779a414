import { itemsOfScene } from '../breakdown/items-of-scene.ts';
import { formatClock, parseClock } from '../kernel/clock.ts';
import { josa } from '../kernel/josa.ts';
import type { Severity } from '../labour/labour-rule.ts';
import type { ProjectState } from '../state.ts';
import type { CallsheetSceneRow, CallsheetView, CastCallLine, ExtrasCallLine } from './callsheet-view.ts';
import { earlyMinors } from './early-minors.ts';
import { saidExtras } from './said-lines.ts';

/** CS94: a call that does not go with the scenes of its day. Told as the checks of the board are, and never in the way. */
export interface CallFinding {
  readonly ruleId: 'callLate' | 'callMissing' | 'callEarly';
  readonly severity: Severity;
  /** Whom it is about. */
  readonly subject: string;
  /** Korean: what is wrong, with the times. */
  readonly message: string;
  /** Korean: what would put it right. */
  readonly mend: string;
}

const STEPS = [
  ['arrival', '도착이'],
  ['makeup', '분장이'],
  ['wardrobe', '의상이'],
] as const;

/**
 * CS94: who is called later than their first scene of the day begins, and who is in a scene and has no time to come. CS106:
 * which minors are called before the morning.
 */
export function checkCalls(state: ProjectState, view: CallsheetView): readonly CallFinding[] {
  const rows = view.rows.filter((row) => row.kind === 'scene');
  return [
    ...view.castCalls.flatMap(lateActor),
    ...minorsBeforeMorning(state, view),
    ...saidExtras(view.extrasCalls).flatMap((line) => checkExtras(state, rows, line)),
  ];
}

function lateActor(line: CastCallLine): CallFinding[] {
  const first = parseClock(line.shoot);
  if (first === null) return [];
  const late = STEPS.find(([step]) => (parseClock(line[step]) ?? 0) > first);
  if (!late) return [];
  const who = line.actor ? `${line.character}(${line.actor})` : line.character;
  return [
    {
      ruleId: 'callLate',
      severity: 'hard',
      subject: line.characterId,
      message: `${who}의 첫 씬은 ${line.shoot}인데 ${late[1]} ${line[late[0]]}이에요.`,
      mend: '배우 콜을 첫 씬보다 앞으로 당기거나 비워 두세요. 비우면 첫 씬에 맞춰져요.',
    },
  ];
}

function minorsBeforeMorning(state: ProjectState, view: CallsheetView): CallFinding[] {
  const day = state.timetable.get(view.timetableId);
  if (!day) return [];
  return earlyMinors(state, day, view.castCalls).map(({ characterId, severity, message }) => ({
    ...{ ruleId: 'callEarly' as const, severity, subject: characterId, message },
    mend: '도착을 늦추거나, 나오는 씬을 뒤로 미루세요.',
  }));
}

function checkExtras(
  state: ProjectState,
  rows: readonly CallsheetSceneRow[],
  line: ExtrasCallLine,
): CallFinding[] {
  const found = { severity: 'hard', subject: line.name } as const;
  if (line.calltime === '')
    return [
      {
        ...found,
        ruleId: 'callMissing',
        message: `${josa(line.name, '은/는')} ${line.count > 0 ? `${line.count}명인데 ` : ''}집합 시각이 없어요.`,
        mend: '보조출연 콜에 집합 시각을 적어 주세요.',
      },
    ];
  const isIn = ({ sceneIds }: CallsheetSceneRow): boolean =>
    sceneIds.some((id) =>
      itemsOfScene(state, id).some(({ type, name }) => type === 'bg' && name === line.name),
    );
  const first = rows.find(isIn)?.start;
  if (first === undefined || (parseClock(line.calltime) ?? 0) <= first) return [];
  return [
    {
      ...found,
      ruleId: 'callLate',
      message: `${line.name}의 첫 씬은 ${formatClock(first)}인데 집합이 ${line.calltime}이에요.`,
      mend: '보조출연 콜을 첫 씬보다 앞으로 당기거나 비워 두세요. 비우면 첫 씬에 맞춰져요.',
    },
  ];
}
