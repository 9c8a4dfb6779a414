import { byOrder, type Id, type Scene, type SceneNumber, sceneLabel } from '@ddak/domain';
import type { MenuEntry } from '@ddak/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useComments } from '../../platform/comment/comments-context.ts';
import { newId, useCan, useHeldCommand, useProjectState, useRunCommand, useUndo } from '../../sync/hooks.ts';
import { showUndoToast } from '../../sync/undo-toast.ts';
import { numberAtEnd } from './next-number.ts';
import { removalLosses } from './removal-losses.ts';
import { sceneMenu } from './scene-menu.ts';
import type { ScenePatch } from './scene-patch.ts';
import { useFreshScene } from './use-fresh-scene.ts';

/** Adding and removing scenes, and a scene's menu. */
export function useSceneListActions(options: {
  readonly canEdit: boolean;
  readonly isPhone: boolean;
  /** The episode that is looked at, where one is chosen. */
  readonly episodeId: Id | undefined;
  readonly onAdded: (sceneId: Id) => void;
}) {
  const { canEdit, onAdded } = options;
  const run = useRunCommand();
  const state = useProjectState();
  const { undoCommand } = useUndo();
  const { hold } = useHeldCommand();
  const navigate = useNavigate();
  const comments = useComments();
  const mayComment = useCan('project', 'read');
  const [sequencing, setSequencing] = useState<Id | null>(null);
  const [removing, setRemoving] = useState<Id | null>(null);
  const fresh = useFreshScene();
  const episodeId = options.episodeId ?? [...state.episode.values()].sort(byOrder).at(-1)?._id;

  const add = (number: SceneNumber, inEpisode: Id) => {
    // One that waits for its first word is gone on with.
    const waiting = fresh.blankId();
    if (waiting) return onAdded(waiting);
    const sceneId = newId();
    const args = { sceneId, episodeId: inEpisode, ...number, setName: '' };
    const { _id, refusal } = hold('addScene', args, sceneId);
    if (refusal) return;
    fresh.added(sceneId, _id, number);
    onAdded(sceneId);
  };
  const split = (number: SceneNumber, sceneId: Id) => {
    const command = run('splitScene', { sceneId, secondId: newId(), ...number });
    showUndoToast(`S#${number.sceneNo}${number.subSceneNo} 씬을 나눴어요.`, command, undoCommand);
  };
  const menuOf = (sceneId: Id): (MenuEntry | 'divider')[] => {
    const scene = state.scene.get(sceneId);
    if (!scene) return [];
    const said = {
      label: '댓글',
      onSelect: () => comments?.open({ targetKind: 'scene', targetId: sceneId }),
    };
    const entries = sceneMenu(state, scene, {
      canEdit,
      read: ({ projectId, screenplayId, firstLine }) =>
        navigate(`/projects/${projectId}/screenplays/${screenplayId}?line=${firstLine}`),
      compare: ({ beforeId, afterId, line, was }) => {
        const at = line === null ? `was=${was}` : `line=${line}`;
        navigate(`/projects/${scene.projectId}/screenplays/${afterId}/compare?with=${beforeId}&${at}`);
      },
      openHistory: ({ projectId, _id }) => navigate(`/projects/${projectId}/history?object=${_id}`),
      add: (number, { episodeId: inEpisode }) => add(number, inEpisode),
      split: (number, { _id }) => split(number, _id),
      setFlags: options.isPhone
        ? undefined
        : ({ _id }, patch) => run('editScenes', { sceneIds: [_id], patch }),
      askSequence: ({ _id }) => setSequencing(_id),
      setStatus: ({ _id }, status) => run('editScenes', { sceneIds: [_id], patch: { status } }),
      askRemove: ({ _id }) => setRemoving(_id),
    });
    return mayComment && !options.isPhone ? [said, ...entries] : entries;
  };
  return {
    menuOf,
    addAtEnd: () => episodeId && add(numberAtEnd(state, episodeId), episodeId),
    canAdd: canEdit && episodeId !== undefined,
    fresh,
    /** The scene whose sequence is being asked for, if any. */
    sequencing: sequencing ? state.scene.get(sequencing) : undefined,
    setSequence: ({ _id }: Scene, patch: ScenePatch) => run('editScenes', { sceneIds: [_id], patch }),
    closeSequence: () => setSequencing(null),
    askRemove: setRemoving,
    removing,
    losses: removing ? removalLosses(state, [removing]) : [],
    cancelRemove: () => setRemoving(null),
    remove: () => {
      const scene = removing ? state.scene.get(removing) : undefined;
      setRemoving(null);
      if (!scene) return;
      const label = sceneLabel(state, scene);
      const removal = run('removeScenes', { sceneIds: [scene._id] });
      showUndoToast(`S#${label} 씬을 지웠어요.`, removal, undoCommand);
    },
  };
}
