import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proveFewestDays, type ScheduleProblem } from '@ddak/scheduler';
import { type PlannedProduction, planProduction } from '@ddak/server/plan';
import { summaryOf } from '@ddak/server/plan-summary';
import { readInSandbox } from '@ddak/server/screenplay-reader';

const START = '2026-12-07';
const SECONDS = 30;
/** For the bound on days. */
const PROVING = 60_000;

/**
 * Scripts by strangers (all files of the folder that DDAK_SCRIPTS names), planned as a new project plans them: no price
 * entered, nothing chosen, as many days as it takes. `overPercent`: days above those that no plan can do without;
 * `shortDays`: days shorter, with their moves, than half of what the rules let a day be, but for the last of a place;
 * `halfDays` counts by the minutes of scenes alone, so a day of six places is half a day of scenes.
 */
export async function run(): Promise<object> {
  const folder = process.env.DDAK_SCRIPTS;
  if (!folder) throw new Error('DDAK_SCRIPTS names no folder');
  const scripts = [];
  for (const file of readdirSync(folder).sort()) {
    const reading = await readInSandbox(readFileSync(join(folder, file)), file);
    if (!reading.ok) {
      scripts.push({ file, refused: reading.message });
      continue;
    }
    const wish = { start: START, fileName: file, now: Date.parse(START), days: null };
    const row = factsOf(
      file,
      await planProduction(reading.organised, { ...wish, search: { seconds: SECONDS } }),
    );
    console.error(JSON.stringify(row));
    scripts.push(row);
  }
  return { seconds: SECONDS, scripts };
}

function factsOf(file: string, production: PlannedProduction): object {
  const { problem, answer } = production;
  const { scenes, days, leftOver, breaches } = summaryOf(production, []);
  const began = Date.now();
  const fewestDays = proveFewestDays(problem, () => Date.now() - began > PROVING);
  const shot = shotByDay(production);
  return {
    ...{ file, scenes, days, fewestDays },
    overPercent: Math.round((1000 * (days - fewestDays)) / fewestDays) / 10,
    leftOver: leftOver.length,
    breaches: breaches.length,
    shortDays: underHalf(shot, mostADay(problem), ({ length }) => length),
    halfDays: underHalf(shot, mostADay(problem), ({ minutes }) => minutes),
    shortestMinutes: Math.min(...shot.map(({ minutes }) => minutes)),
    gapPercent: answer.gapPercent === null ? null : Math.round(10 * answer.gapPercent) / 10,
  };
}

interface ShotDay {
  /** Of its scenes. */
  readonly minutes: number;
  /** Of its scenes and the moves between them. */
  readonly length: number;
  readonly places: ReadonlySet<string | null>;
}

/** What is shot on each day, in the order of days. */
function shotByDay({ problem, answer }: PlannedProduction): ShotDay[] {
  const byId = new Map(problem.scenes.map((scene) => [scene.id, scene]));
  return answer.plan.days.map(({ rows }) => {
    const scenes = rows.flatMap((row) => (row.kind === 'scene' ? [byId.get(row.scene)!] : []));
    const minutes = scenes.reduce((sum, { minutes }) => sum + minutes, 0);
    const moves = scenes.filter(({ place }, i) => i > 0 && place !== scenes[i - 1]!.place).length;
    return {
      minutes,
      length: minutes + moves * problem.moveBetween.minutes,
      places: new Set(scenes.map(({ place }) => place)),
    };
  });
}

/** Minutes that the rules let be shot on the longest day. */
function mostADay({ days, rules }: ScheduleProblem): number {
  const limits = rules.flatMap((rule) =>
    rule.rule === 'dayLength' && rule.severity === 'hard' ? [rule.minutes] : [],
  );
  return Math.max(
    ...days.map(({ maxMinutes, setupMinutes, wrapMinutes }) => {
      const length = Math.min(...limits.map((minutes) => minutes ?? maxMinutes ?? Number.POSITIVE_INFINITY));
      return length - setupMinutes - wrapMinutes;
    }),
  );
}

const underHalf = (days: readonly ShotDay[], most: number, of: (day: ShotDay) => number): number =>
  days.filter((day, i) => of(day) < most / 2 && !isLastOfItsPlace(day, days.slice(i + 1))).length;

const isLastOfItsPlace = ({ places }: ShotDay, later: readonly ShotDay[]): boolean =>
  places.size === 1 && !later.some((day) => [...places].some((place) => day.places.has(place)));
