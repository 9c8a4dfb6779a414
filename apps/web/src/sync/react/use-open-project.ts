import type { Id } from '@ddak/domain';
import type { User } from '@ddak/protocol';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { handIsBusy, whenHandIsFree } from '../../platform/drag/cover-page.ts';
import { createProjectClient, type ProjectClient } from '../client.ts';
import type { SyncPorts } from '../ports.ts';
import type { ProjectSession } from '../project-session.ts';
import { closedProject, projectChanged, projectUnloaded } from '../project-slice.ts';
import { oncePerFrame } from './once-per-frame.ts';
import { prepareInTurns } from './preparing.ts';
import { sliceOf } from './slice-of.ts';
import { isUrgent } from './urgent.ts';

export interface Opening {
  readonly projectId: Id;
  readonly me: User;
  readonly ports: () => SyncPorts;
  readonly onSignedOut: () => Promise<unknown>;
}

/** Opens a project for as long as the component stands; null until the first render after it. */
export function useOpenProject({ projectId, me, ports, onSignedOut }: Opening): ProjectSession | null {
  const dispatch = useDispatch();
  const [session, setSession] = useState<ProjectSession | null>(null);
  const { _id: userId, name } = me;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or project is another client, nothing else
  useEffect(() => {
    const actor = { _id: userId, name };
    const client: ProjectClient = createProjectClient(ports(), {
      projectId,
      actor,
      onSignedOut: () => void onSignedOut().then(() => client.wake()),
    });
    let slice = sliceOf(client.state(), closedProject);
    const publish = () => {
      slice = sliceOf(client.state(), slice);
      dispatch(projectChanged(slice));
    };
    publish();
    const prepare = () => prepareInTurns(client.state().replica.view);
    const later = oncePerFrame(publish, { isBusy: handIsBusy, onFree: whenHandIsFree }, prepare);
    client.subscribe(() => later.ask(handIsBusy() && isUrgent(client.state().replica.view)));
    /** What a person does is on the screen before anything else happens. */
    const atOnce = <T>(act: () => T): T => {
      const answer = act();
      later.now();
      return answer;
    };
    void client.start();
    const wake = () => client.wake();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    setSession({
      projectId,
      me,
      run: (commandName, args) => atOnce(() => client.run(commandName, args)),
      hold: (commandName, args, until) => atOnce(() => client.hold(commandName, args, until)),
      drop: (commandId) => atOnce(() => client.drop(commandId)),
      undo: () => void client.undo().then(later.now),
      undoCommand: (commandId) => void client.undoCommand(commandId).then(later.now),
      dismissNote: (id) => atOnce(() => client.dismissNote(id)),
      whoRemoved: client.whoRemoved,
      takeBack: (args) => void atOnce(() => client.takeBack(args)),
      redo: () => void client.redo().then(later.now),
    });
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      later.cancel();
      client.stop();
      setSession(null);
      dispatch(projectUnloaded());
    };
  }, [projectId, userId]);
  return session?.projectId === projectId ? session : null;
}
