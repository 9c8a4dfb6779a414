import { lightSpans } from '@ddak/domain';
import { minorClassOf } from '../problem/minor-class-of.ts';
import type { RuleName } from '../problem/rules-schema.ts';
import type { Availability, ProblemDay, ProblemScene } from '../problem/schedule-problem.ts';
import { breachCost } from './breach-cost.ts';
import type { CompiledProblem } from './compile-problem.ts';

/** Pairs of clock times, in order: from, to, from, to. */
type Windows = readonly number[];

/** One rule that bounds when a scene may be shot on a day. */
export interface Bounded {
  readonly windows: Windows;
  /** What it costs when the scene lies outside. */
  readonly cost: number;
  readonly rule: RuleName;
  readonly who: string | null;
}

/** When a scene may be shot on a day: within all that bounds it, or, where that cannot be, within what is hard. */
export interface SceneWindows {
  readonly windows: Windows;
  /** Within what is hard alone. */
  readonly hard: Windows;
  /** The same as if no meal of the day had a set time. */
  readonly beforeMeals: Windows;
  readonly bounded: readonly Bounded[];
  /** A start within the windows breaks nothing. */
  readonly clean: boolean;
  /** Some start breaks no hard rule. */
  readonly open: boolean;
}

const ALWAYS: Windows = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const FREE: SceneWindows = {
  windows: ALWAYS,
  hard: ALWAYS,
  beforeMeals: ALWAYS,
  bounded: [],
  clean: true,
  open: true,
};

/** Windows by scene and day, worked out when they are first asked for. */
export class WindowTable {
  readonly #problem: CompiledProblem;
  /** By scene, then by day; a scene's row is made when it is first asked for. */
  readonly #known: (SceneWindows | undefined)[][];
  readonly #days: number;

  constructor(problem: CompiledProblem) {
    this.#problem = problem;
    this.#days = problem.days.length;
    this.#known = new Array(problem.scenes);
  }

  of(scene: number, day: number): SceneWindows {
    this.#known[scene] ??= new Array(this.#days);
    const row = this.#known[scene];
    const known = row[day];
    if (known) return known;
    const made = windowsOf(this.#problem, scene, day);
    row[day] = made;
    return made;
  }

  /** Whether some start on the day breaks no hard rule about when a scene is shot. */
  isOpen(scene: number, day: number): boolean {
    return this.of(scene, day).open;
  }
}

function windowsOf(problem: CompiledProblem, scene: number, day: number): SceneWindows {
  const own = boundsOf(problem, scene, day);
  const meals = aroundMeals(problem, day);
  const bounded = [...own, ...meals];
  if (bounded.length === 0) return FREE;
  const minutes = problem.minutes[scene]!;
  const all = bounded.map(({ windows }) => windows).reduce(intersection);
  const binding = own.filter(({ cost }) => cost >= problem.prices.hardBreach);
  const beforeMeals = binding.map(({ windows }) => windows).reduce(intersection, ALWAYS);
  const kept = meals.map(({ windows }) => windows).reduce(intersection, beforeMeals);
  const same = binding.length === own.length ? all : kept;
  const found = { beforeMeals, bounded };
  if (isLongEnough(all, minutes)) return { ...found, windows: all, hard: same, clean: true, open: true };
  const open = isLongEnough(kept, minutes);
  const hard = open ? kept : [];
  return { ...found, windows: hard, hard, clean: false, open };
}

const PIN = { rule: 'pin', severity: 'hard', weight: 1 } as const;

/** SE26: nothing is shot while a meal of the day that has a set time is eaten. */
function aroundMeals({ days, prices }: CompiledProblem, day: number): Bounded[] {
  return days[day]!.source.setMeals.map(({ start, minutes }) => ({
    windows: [Number.NEGATIVE_INFINITY, start, start + minutes, Number.POSITIVE_INFINITY],
    cost: breachCost({ prices }, PIN, 1),
    rule: PIN.rule,
    who: null,
  }));
}

function isLongEnough(windows: Windows, minutes: number): boolean {
  for (let i = 0; i < windows.length; i += 2) if (windows[i + 1]! - windows[i]! >= minutes) return true;
  return false;
}

interface Asked {
  readonly rule: RuleName;
  readonly severity: string;
  readonly weight: number;
}

function boundsOf(problem: CompiledProblem, sceneAt: number, dayAt: number): Bounded[] {
  const { source, rules, prices } = problem;
  const scene = source.scenes[sceneAt]!;
  const day = problem.days[dayAt]!.source;
  const bounds: Bounded[] = [];
  const add = (rule: Asked, windows: Windows, who: string | null = null) => {
    if (windows === ALWAYS) return;
    bounds.push({ windows, cost: breachCost({ prices }, rule, 1), rule: rule.rule, who });
  };
  for (const rule of rules.light) add(rule, lightOf(scene, day, rule));
  for (const who of problem.who[sceneAt]!) {
    const isPerson = who < problem.people;
    const { available, id } = isPerson ? source.people[who]! : source.elements[who - problem.people]!;
    for (const rule of isPerson ? rules.peopleAvailable : rules.elementsAvailable)
      add(rule, freeOn(available, day.date), id);
    if (!isPerson) continue;
    for (const rule of rules.minorHours)
      if (minorClassOf(source.people[who]!, day.date) === rule.minorClass)
        add(rule, [rule.from, rule.to], id);
  }
  const place = problem.place[sceneAt]!;
  if (place >= 0)
    for (const rule of rules.placesAvailable)
      add(rule, freeOn(source.places[place]!.available, day.date), scene.place);
  const start = problem.pinStart[sceneAt]!;
  if (start >= 0) add(PIN, [start, start + scene.minutes]);
  return bounds;
}

function freeOn(available: Availability, date: string): Windows {
  const named = available.dates[date];
  if (named) return merged(named);
  return available.otherwise === 'free' ? ALWAYS : [];
}

/** In order, and those that touch as one. */
function merged(spans: readonly (readonly [number, number])[]): Windows {
  const windows: number[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (windows.length > 0 && from <= windows.at(-1)!) windows.push(Math.max(windows.pop()!, to));
    else windows.push(from, to);
  }
  return windows;
}

/** PC3, with the sun of the day. */
function lightOf(
  scene: ProblemScene,
  { sunrise, sunset }: ProblemDay,
  rule: { readonly slack: number; readonly step: number },
): Windows {
  if (sunrise === null || sunset === null) return ALWAYS;
  const spans = lightSpans(scene, { sunrise, sunset }, rule);
  return spans ? spans.flatMap(({ start, end }) => [start, end]) : ALWAYS;
}

function intersection(a: Windows, b: Windows): Windows {
  const both: number[] = [];
  for (let i = 0; i < a.length; i += 2)
    for (let j = 0; j < b.length; j += 2) {
      const from = Math.max(a[i]!, b[j]!);
      const to = Math.min(a[i + 1]!, b[j + 1]!);
      if (to >= from) both.push(from, to);
    }
  return both;
}
