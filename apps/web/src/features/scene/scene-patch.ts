import type { ArgsOf } from '@ddak/domain';

/** What of a scene is changed at once (`editScenes`). */
export type ScenePatch = ArgsOf<'editScenes'>['patch'];
