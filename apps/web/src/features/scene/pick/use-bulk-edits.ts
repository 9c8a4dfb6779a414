import { type Id, josa, type Scene, sceneLabel } from '@ddak/domain';
import { newId, useProjectState, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { showUndoToast } from '../../../sync/undo-toast.ts';
import type { ScenePatch } from '../scene-patch.ts';
import type { EpisodeChoice } from './bulk-choices.ts';

/** GR11: changes many scenes alike, each time by one command, with the way back. */
export function useBulkEdits(scenes: readonly Scene[]) {
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const say = (command: Id, count: number, what: string) =>
    showUndoToast(`${count}개 씬: ${what}`, command, undoCommand, 'bulk');
  const edit = (patch: ScenePatch, what: string, those = scenes) => {
    const sceneIds = those.map(({ _id }) => _id);
    if (sceneIds.length > 0) say(run('editScenes', { sceneIds, patch }), sceneIds.length, what);
  };
  return {
    edit,
    /** SC28: what their numbers come to is seen in the list. */
    moveTo(episode: EpisodeChoice) {
      const sceneIds = scenes.map(({ _id }) => _id);
      const command = run('editScenes', { sceneIds, patch: {}, episodeId: episode.episodeId });
      say(command, sceneIds.length, `${josa(episode.label, '으로/로')} 옮김`);
    },
    cast(change: { readonly add: Id[]; readonly remove: Id[] }) {
      const sceneIds = scenes.map(({ _id }) => _id);
      const words = (ids: readonly Id[], does: string) =>
        ids.length === 0
          ? []
          : [`${ids.map((id) => state.character.get(id)?.name ?? '').join(', ')} ${does}`];
      const what = [...words(change.add, '넣음'), ...words(change.remove, '뺌')].join(' · ');
      say(run('castScenes', { sceneIds, ...change }), sceneIds.length, what);
    },
    place(realName: string) {
      if (realName === '') return edit({ location: null }, '실제 촬영지 비움');
      const sceneIds = scenes.map(({ _id }) => _id);
      const known = [...state.location.values()].find((location) => location.realName === realName);
      const made = known ? { locationId: known._id, realName: null } : { locationId: newId(), realName };
      say(run('placeScenes', { sceneIds, ...made }), sceneIds.length, realName);
    },
    /** Those that are omitted already stay what they are, and the other way round. */
    setOmitted(omit: boolean) {
      const those = scenes.filter(({ status }) => (status === 'omitted') !== omit);
      edit({ status: omit ? 'omitted' : 'draft' }, omit ? '결번으로' : '결번 풀기', those);
    },
    /** SC26: into the first of them. */
    join() {
      const [into, ...others] = scenes;
      if (!into || others.length === 0) return;
      const sceneIds = others.map(({ _id }) => _id);
      const command = run('joinScenes', { intoId: into._id, sceneIds });
      say(command, scenes.length, `S#${sceneLabel(state, into)}로 합침`);
    },
    remove() {
      const sceneIds = scenes.map(({ _id }) => _id);
      say(run('removeScenes', { sceneIds }), sceneIds.length, '지움');
    },
  };
}

export type BulkEdits = ReturnType<typeof useBulkEdits>;
