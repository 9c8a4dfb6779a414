import {
  type Doubt,
  type HeadingFields,
  type Mend,
  mendsOfDoubt,
  type ReviewedScene,
  type ReviewStep,
  type SceneFields,
  type StoryFlag,
} from '@ddak/domain';
import { isGuessed, type SceneListItem } from './review-view.ts';

/** Says that a scene is right as it stands. */
export const confirmStep = (scene: ReviewedScene): ReviewStep => ({
  kind: 'confirm',
  headingLine: scene.headingLine,
  doubt: null,
});

export const editStep = (
  scene: ReviewedScene,
  heading: string,
  fields: HeadingFields,
  flags: readonly StoryFlag[],
): ReviewStep => ({
  kind: 'editHeading',
  headingLine: scene.headingLine,
  heading: heading.trim().slice(0, 200),
  fields,
  flags: [...flags],
});

/** What is set for many scenes at once; a field without a value stays as it is. */
export interface BulkForm {
  readonly setName: string;
  readonly setting: HeadingFields['setting'];
  readonly timeText: string;
  readonly timeOfDay: HeadingFields['timeOfDay'];
  /** `none`: neither 회상 nor 몽타주 nor 인서트. */
  readonly flag: StoryFlag | 'none' | null;
}

/** The fields that the form gives; null where it gives none. */
export function bulkFields(form: BulkForm): SceneFields | null {
  const fields: SceneFields = {
    ...(form.setName.trim() === '' ? {} : { setName: form.setName.trim() }),
    ...(form.setting === null ? {} : { setting: form.setting }),
    ...(form.timeText.trim() === '' ? {} : { timeText: form.timeText.trim() }),
    ...(form.timeOfDay === null ? {} : { timeOfDay: form.timeOfDay }),
    ...(form.flag === null ? {} : { flags: form.flag === 'none' ? [] : [form.flag] }),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}

/** A place where the keyboard stops: a doubt of a scene, or a scene without any. */
export interface Stop {
  readonly scene: ReviewedScene;
  /** The place of the doubt in its scene; 0 for a scene without any. */
  readonly doubtAt: number;
}

const stopsOf = (items: readonly SceneListItem[]): readonly Stop[] =>
  items.flatMap((item) =>
    item.kind === 'title'
      ? []
      : Array.from({ length: Math.max(1, item.scene.doubts.length) }, (_, doubtAt) => ({
          scene: item.scene,
          doubtAt,
        })),
  );

/** The stop `by` places further down the list as shown, doubts one after another; it ends at both ends. */
export function neighbourStop(
  items: readonly SceneListItem[],
  headingLine: number | null,
  doubtAt: number,
  by: 1 | -1,
): Stop | undefined {
  const stops = stopsOf(items);
  const at = stops.findIndex((stop) => stop.scene.headingLine === headingLine && stop.doubtAt === doubtAt);
  if (at < 0) return stops.find((stop) => stop.scene.headingLine === headingLine) ?? stops[0];
  return stops[Math.min(stops.length - 1, Math.max(0, at + by))];
}

/**
 * The scene that is to be looked at after one was answered: the next doubtful one, else the next that was guessed (the
 * other way round where one goes through the guesses), else the next in the text.
 */
export function nextToCheck(
  scenes: readonly ReviewedScene[],
  after: ReviewedScene,
  guessesFirst = false,
): ReviewedScene {
  const at = scenes.indexOf(after);
  const later = [...scenes.slice(at + 1), ...scenes.slice(0, Math.max(0, at))];
  const doubtful = later.find((scene) => scene.doubts.length > 0);
  const guessed = later.find(isGuessed);
  return (guessesFirst ? (guessed ?? doubtful) : (doubtful ?? guessed)) ?? scenes[at + 1] ?? after;
}

/** The ways out of a doubt, as its buttons and the keys 1 to 9 name them. */
export const mendsIn = (
  scenes: readonly ReviewedScene[],
  scene: ReviewedScene,
  doubt: Doubt | undefined,
): readonly Mend[] => (doubt ? mendsOfDoubt({ doubt, scene, scenes }).slice(0, 9) : []);

/** The heading lines from one scene to another in the list as shown, both included. */
export function linesFromTo(items: readonly SceneListItem[], from: number, to: number): readonly number[] {
  const lines = items.flatMap((item) => (item.kind === 'scene' ? [item.scene.headingLine] : []));
  const [a, b] = [lines.indexOf(from), lines.indexOf(to)].sort((x, y) => x - y);
  return a === undefined || b === undefined || a < 0 ? [to] : lines.slice(a, b + 1);
}
