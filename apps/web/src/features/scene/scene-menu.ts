import {
  type ProjectState,
  type Scene,
  type SceneInVersions,
  type SceneNumber,
  sceneInVersions,
} from '@ddak/domain';
import type { MenuEntry } from '@ddak/ui';
import { flagChoices, windowChoices } from './choices.ts';
import { numberBelow } from './next-number.ts';
import type { ScenePatch } from './scene-patch.ts';

interface MenuHands {
  readonly canEdit: boolean;
  readonly read: (scene: Scene) => void;
  readonly compare: (versions: SceneInVersions) => void;
  readonly openHistory: (scene: Scene) => void;
  readonly add: (number: SceneNumber, scene: Scene) => void;
  readonly split: (number: SceneNumber, scene: Scene) => void;
  /** Absent where the fields beside the menu say it. */
  readonly setFlags: ((scene: Scene, patch: ScenePatch) => void) | undefined;
  readonly askSequence: (scene: Scene) => void;
  readonly setStatus: (scene: Scene, status: 'draft' | 'omitted') => void;
  readonly askRemove: (scene: Scene) => void;
}

/** What can be done with a scene as a whole; in the table on its context menu, on a phone below its fields. */
export function sceneMenu(state: ProjectState, scene: Scene, hands: MenuHands): (MenuEntry | 'divider')[] {
  const entries: (MenuEntry | 'divider')[] = [];
  if (scene.screenplayId) entries.push({ label: '본문 보기', onSelect: () => hands.read(scene) });
  const versions = sceneInVersions(state, scene);
  if (versions) entries.push({ label: '앞의 판과 비교', onSelect: () => hands.compare(versions) });
  entries.push({ label: '변경 기록', onSelect: () => hands.openHistory(scene) });
  if (!hands.canEdit) return entries;
  entries.push('divider');
  const below = numberBelow(state, scene);
  if (below)
    entries.push(
      {
        label: `아래에 ${below.sceneNo}${below.subSceneNo} 추가`,
        onSelect: () => hands.add(below, scene),
      },
      {
        label: `둘로 나누기 (${scene.sceneNo}${scene.subSceneNo}, ${below.sceneNo}${below.subSceneNo})`,
        onSelect: () => hands.split(below, scene),
      },
    );
  const { setFlags } = hands;
  if (setFlags)
    entries.push(
      'divider',
      ...[...flagChoices(scene), ...windowChoices(scene)].map(({ label, patch, selected }) => ({
        label,
        selected,
        onSelect: () => setFlags(scene, patch),
      })),
      {
        label: scene.sequence ? `시퀀스: ${scene.sequence}` : '시퀀스 정하기…',
        onSelect: () => hands.askSequence(scene),
      },
      'divider',
    );
  const omitted = scene.status === 'omitted';
  entries.push(
    {
      label: omitted ? '결번 풀기' : '결번으로',
      onSelect: () => hands.setStatus(scene, omitted ? 'draft' : 'omitted'),
    },
    'divider',
    { label: '씬 지우기…', danger: true, keys: 'Ctrl Del', onSelect: () => hands.askRemove(scene) },
  );
  return entries;
}
