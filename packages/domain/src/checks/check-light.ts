import type { Span } from '../availability/available-spans.ts';
import { formatClock, formatDuration } from '../kernel/clock.ts';
import { josa } from '../kernel/josa.ts';
import { SEOUL, type SunTimes, sunTimes } from '../kernel/sun.ts';
import { lightSpans, mayBeDark } from '../scene/light-spans.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneLabel } from '../scene/scene-label.ts';
import { placeAndTime, TIME_WORDS } from '../scene/scene-words.ts';
import type { TimeOfDay } from '../screenplay/organised.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { PlanFinding } from './finding.ts';
import { minutesOutside } from './minutes-outside.ts';
import type { PlannedScene } from './planned-scenes.ts';

/** PC3: scenes that are shot when their light is not there. */
export function checkLight(
  state: ProjectState,
  day: Timetable,
  scenes: readonly PlannedScene[],
): readonly PlanFinding[] {
  const lightOf = lightOn(state, day, scenes);
  return scenes.flatMap((planned): PlanFinding[] => {
    const light = lightOf(planned.scene);
    if (!light || planned.start === planned.end) return [];
    if (light.spans.some((span) => span.start <= planned.start && planned.end <= span.end)) return [];
    return [findingOf(state, day, planned, light)];
  });
}

export interface SceneLight {
  readonly sun: SunTimes;
  readonly spans: readonly Span[];
}

/** A scene that is longer than its light ever lasts has it at no time of the day. */
export const isLongerThanLight = ({ start, end }: Span, light: SceneLight): boolean =>
  end - start > longestLight(light);

/** Minutes. */
export const longestLight = ({ spans }: SceneLight): number =>
  Math.max(...spans.map(({ start, end }) => end - start));

/** When on a day the light of each scene is there; null: it is not bound. The sun is that of the scene's place, else of the day's. */
export function lightOn(
  state: ProjectState,
  day: Timetable,
  scenes: readonly PlannedScene[],
): (scene: Scene) => SceneLight | null {
  const placeOf = (scene: Scene) => {
    const place = scene.location ? state.location.get(scene.location) : undefined;
    return place && place.latitude !== null && place.longitude !== null
      ? { latitude: place.latitude, longitude: place.longitude }
      : null;
  };
  const usual = scenes.map(({ scene }) => placeOf(scene)).find((place) => place !== null) ?? SEOUL;
  const suns = new Map<Scene['location'], SunTimes | null>();
  const sunAt = (scene: Scene) => {
    let sun = suns.get(scene.location);
    if (sun === undefined) {
      sun = sunTimes(day.tableDate, placeOf(scene) ?? usual);
      suns.set(scene.location, sun);
    }
    return sun;
  };
  return (scene) => {
    const { setting, windowVisible, timeOfDay } = scene;
    const sun = sunAt(scene);
    const lit = { setting, windowVisible, timeOfDay, mayBeDark: mayBeDark(scene.timeText) };
    const spans = sun && lightSpans(lit, sun);
    return sun && spans ? { sun, spans } : null;
  };
}

const LIGHT_WORDS: Readonly<Record<TimeOfDay, string>> = { ...TIME_WORDS, sunset: '해 질 녘' };

function findingOf(
  state: ProjectState,
  day: Timetable,
  planned: PlannedScene,
  light: SceneLight,
): PlanFinding {
  const { sun } = light;
  const { scene, row, start, end } = planned;
  const [rise, set] = [formatClock(sun.sunrise), formatClock(sun.sunset)];
  const words = {
    day:
      end > sun.sunset
        ? { mark: '해 진 뒤', value: end, limit: sun.sunset, mend: `${set} 전에 끝나게 당기세요.` }
        : { mark: '해 뜨기 전', value: start, limit: sun.sunrise, mend: `${rise} 뒤로 미루세요.` },
    night: { mark: '밝을 때', value: start, limit: sun.sunset, mend: `${set} 뒤로 미루세요.` },
    dawn: { mark: '새벽 아님', value: start, limit: sun.sunrise, mend: `${rise} 앞뒤로 옮기세요.` },
    sunset: { mark: '저녁 아님', value: start, limit: sun.sunset, mend: `${set} 앞뒤로 옮기세요.` },
  }[scene.timeOfDay!];
  const time = `${formatClock(start)}–${formatClock(end)}`;
  const most = Math.floor(longestLight(light));
  const days = Math.ceil((end - start) / most);
  return {
    ruleId: 'light',
    severity: 'hard',
    timetableId: day._id,
    rowIds: [row._id],
    value: words.value,
    limit: words.limit,
    excess: minutesOutside(planned, light.spans),
    subject: row._id,
    mark: words.mark,
    message: `S#${sceneLabel(state, scene)} ${placeAndTime(scene)} 씬을 ${time}에 찍어요. 해는 ${rise}에 뜨고 ${set}에 져요.`,
    mend: isLongerThanLight(planned, light)
      ? `${josa(LIGHT_WORDS[scene.timeOfDay!], '은/는')} 길어야 ${formatDuration(most)}이에요. ${days === 2 ? '이틀' : `${days}일`}에 나눠 찍으세요.`
      : words.mend,
  };
}
