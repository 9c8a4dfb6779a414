import { CREW_WORDS, type CrewField } from './crew-words.ts';
import { fieldOf } from './head-label.ts';
import { SCENE_WORDS, type SceneField } from './scene-words.ts';

/** What a column of that name tells of a scene, as lists call it; null: nobody knows. */
export const sceneFieldOf = (head: string): SceneField | null => fieldOf(SCENE_WORDS, head);

/** What a column of that name tells of a person, as crew lists call it; null: nobody knows. */
export const crewFieldOf = (head: string): CrewField | null => fieldOf(CREW_WORDS, head);
