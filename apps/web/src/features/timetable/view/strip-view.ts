import {
  type ProjectState,
  plannedMinutes,
  remembering,
  type Scene,
  SETTING_WORDS,
  sceneLabel,
  TIME_WORDS,
  type TimeOfDay,
} from '@ddak/domain';
import { type StripLook, USUAL_LOOK } from '../strip-look/strip-look.ts';
import { type StripWords, stripWords } from '../strip-look/strip-words.ts';
import { keepSame } from './keep-same.ts';

/** A scene as a strip of the board shows it. */
export interface StripView {
  readonly sceneId: string;
  readonly label: string;
  /** `안·낮`. */
  readonly where: string;
  readonly setName: string;
  readonly minutes: number;
  /** Numbers of the people in it, `1·2·5`. */
  readonly people: string;
  readonly names: string;
  readonly synopsis: string;
  readonly tone: TimeOfDay | 'none';
  readonly outside: boolean;
  readonly eighths: number;
  readonly cuts: number;
  /** TT23: what of it is said, where somebody has chosen; null: number, where, set, minutes, people and synopsis. */
  readonly words: StripWords | null;
}

export function stripOf(state: ProjectState, scene: Scene, look: StripLook = USUAL_LOOK): StripView {
  const strip = usualStrip(state, scene);
  if (look === USUAL_LOOK) return strip;
  const words = stripWords(state, scene, strip, look);
  return rememberChosen(strip, Object.values(words), () => ({ ...strip, words }));
}

const rememberChosen = remembering<StripView, StripView>();

function usualStrip(state: ProjectState, scene: Scene): StripView {
  const { project, episode, character } = state;
  return remember(scene, [project, episode, character], (last) => {
    const fresh = newStrip(state, scene);
    return last ? keepSame(last, fresh) : fresh;
  });
}

const remember = remembering<Scene, StripView>();

function newStrip(state: ProjectState, scene: Scene): StripView {
  const project = state.project.get(scene.projectId);
  const people = scene.characters
    .flatMap(({ _id }) => state.character.get(_id) ?? [])
    .sort((a, b) => a.characterNumber - b.characterNumber);
  const setting = scene.setting === null ? '' : SETTING_WORDS[scene.setting];
  const time = scene.timeOfDay === null ? '' : TIME_WORDS[scene.timeOfDay];
  return {
    sceneId: scene._id,
    label: sceneLabel(state, scene),
    where: [setting, time].filter((word) => word !== '').join('·'),
    setName: scene.setName || scene.name || '장소 없음',
    minutes: project ? plannedMinutes(scene, project) : 0,
    people: people.map((person) => person.characterNumber).join('·'),
    names: people.map((person) => person.name).join(', '),
    synopsis: scene.synopsis,
    tone: scene.timeOfDay ?? 'none',
    outside: scene.setting === 'EXT' || scene.setting === 'INT/EXT',
    eighths: scene.pages,
    cuts: scene.cutCount ?? 0,
    words: null,
  };
}
