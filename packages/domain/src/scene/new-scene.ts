import type { Id } from '../kernel/id.ts';
import type { Scene } from './scene.ts';

/** A scene with nothing known but its place in the script. */
export const newScene = (
  fixed: Pick<Scene, '_id' | 'projectId' | 'episodeId' | 'sceneNo' | 'subSceneNo'>,
): Scene => ({
  ...fixed,
  name: '',
  setName: '',
  location: null,
  setting: null,
  timeOfDay: null,
  timeText: '',
  shootKind: null,
  storyDay: '',
  sequence: '',
  windowVisible: false,
  flags: [],
  synopsis: '',
  pages: 0,
  screenMinutes: null,
  cutCount: null,
  plannedMinutes: null,
  characters: [],
  screenplayId: null as Id | null,
  firstLine: null,
  lastLine: null,
  note: '',
  status: 'draft',
});
