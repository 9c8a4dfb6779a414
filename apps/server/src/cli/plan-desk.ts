import { parse } from 'node:path';
import {
  type ArgsOf,
  applyChanges,
  type CommandName,
  type DateText,
  emptyState,
  type Id,
  type Loaded,
  type OrganisedScreenplay,
  type ProjectState,
  planCommand,
  refusalMessage,
} from '@ddak/domain';
import { newId } from '../new-id.ts';

/** The script has nothing to plan, or a command was refused; the message is Korean. */
export class PlanningRefused extends Error {}

/** Runs the real commands on a state of its own, as the owner of a project that lives only here. */
export class Desk {
  state: ProjectState = emptyState();
  readonly projectId = newId();
  private readonly actorId = newId();
  private readonly now: number;

  constructor(now: number) {
    this.now = now;
  }

  run<N extends CommandName>(
    name: N,
    args: ArgsOf<N>,
    options: { loaded?: Loaded; asServer?: boolean } = {},
  ): void {
    const ctx = {
      projectId: this.projectId,
      commandId: newId(),
      actorId: this.actorId,
      actorName: 'DDAK',
      now: this.now,
      loaded: options.loaded ?? {},
    };
    const plan = planCommand(this.state, { name, args }, ctx, options.asServer ?? false);
    if (plan.kind === 'refuse') throw new PlanningRefused(refusalMessage(plan.refusal));
    if (plan.kind === 'changes') this.state = applyChanges(this.state, plan.changes);
  }
}

export function acceptScript(
  desk: Desk,
  organised: OrganisedScreenplay,
  start: DateText,
  fileName: string,
): Id {
  const [episodeId, boardId, screenplayId] = [newId(), newId(), newId()];
  const isSeries = organised.scenes.some((scene) => (scene.episodeNo ?? 1) > 1);
  desk.run('createProject', {
    title: (organised.title?.trim() || parse(fileName).name).slice(0, 120),
    projectType: isSeries ? 'series' : 'feature',
    colour: 1,
    startDate: start,
    memberId: newId(),
    episodeId,
    boardId,
  });
  desk.run('addScreenplay', { screenplayId, episodeId, fileId: newId(), fileName, label: '' });
  desk.run('finishScreenplay', { screenplayId, format: organised.format }, { asServer: true });
  desk.run('acceptScreenplay', { screenplayId }, { loaded: { screenplayText: organised } });
  return boardId;
}
