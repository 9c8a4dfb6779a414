import { byOrder, type Id, type Scene, type SceneNumber, sceneLabel } from '@ddak/domain';
import type { MenuEntry } from '@ddak/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useComments } from '../../platform/comment/comments-context.ts';
import { newId, useCan, useProjectState, useRunCommand, useUndo } from '../../sync/hooks.ts';
import { showUndoToast } from '../../sync/undo-toast.tsx';
import { numberAtEnd } from './next-number.ts';
import { removalLosses } from './removal-losses.ts';
import { sceneMenu } from './scene-menu.ts';
import type { ScenePatch } from './scene-patch.ts';

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
  const navigate = useNavigate();
  const comments = useComments();
  const mayComment = useCan('project', 'read');
  const [sequencing, setSequencing] = useState<Id | null>(null);
  const [removing, setRemoving] = useState<Id | null>(null);
  const fresh = useRef<{ readonly sceneId: Id; readonly commandId: Id } | null>(null);
  const episodeId = options.episodeId ?? [...state.episode.values()].sort(byOrder).at(-1)?._id;

  const add = (number: SceneNumber, inEpisode: Id) => {
    const sceneId = newId();
    const commandId = run('addScene', { sceneId, episodeId: inEpisode, ...number, setName: '' });
    fresh.current = { sceneId, commandId };
    onAdded(sceneId);
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
      openHistory: ({ projectId, _id }) => navigate(`/projects/${projectId}/history?object=${_id}`),
      add: (number, { episodeId: inEpisode }) => add(number, inEpisode),
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
    /** GR22: Esc in the first cell of a scene that was just added, and of which nothing is said yet, takes it back. */
    dropFresh(sceneId: Id | undefined) {
      const added = fresh.current;
      const scene = added?.sceneId === sceneId ? state.scene.get(added?.sceneId ?? '') : undefined;
      fresh.current = null;
      if (added && scene && isBlank(scene)) undoCommand(added.commandId);
    },
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

const isBlank = ({ setName, synopsis, characters }: Scene): boolean =>
  setName === '' && synopsis === '' && characters.length === 0;
