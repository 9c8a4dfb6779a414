import {
  type ArgsOf,
  applyChanges,
  type Change,
  type CommandName,
  emptyState,
  type Id,
  type Loaded,
  type Plan,
  type ProjectState,
  type ProjectType,
  planCommand,
  rowsOf,
} from '@ddak/domain';
import { idSource } from './ids.ts';

/** What a test says of the one who acts; the owner when nothing is said. */
export interface RunOptions {
  readonly as?: Id;
  readonly asServer?: boolean;
  readonly loaded?: Loaded;
}

/** A production in memory, changed by real commands alone: the shortest way to a state that could exist. */
export class Production {
  readonly newId: () => Id;
  readonly ownerId: Id;
  readonly projectId: Id;
  readonly episodeId: Id;
  readonly boardId: Id;
  state: ProjectState = emptyState();
  /** The changes of every command that was carried out, in order. */
  readonly log: Change[][] = [];
  now = 1_764_547_200_000;

  constructor(options: { seed?: number; projectType?: ProjectType; title?: string } = {}) {
    this.newId = idSource(options.seed);
    this.ownerId = this.newId();
    this.projectId = this.newId();
    this.episodeId = this.newId();
    this.boardId = this.newId();
    this.run('createProject', {
      title: options.title ?? '밤의 정류장',
      projectType: options.projectType ?? 'feature',
      colour: 7,
      startDate: '2026-12-01',
      memberId: this.newId(),
      episodeId: this.episodeId,
      boardId: this.boardId,
    });
  }

  /** Plans and, where it is not refused, applies. Throws on a refusal, so that a set-up cannot fail unseen. */
  run<N extends CommandName>(name: N, args: ArgsOf<N>, options: RunOptions = {}): Plan {
    const plan = this.try(name, args, options);
    if (plan.kind === 'refuse')
      throw new Error(`${name} was refused: ${plan.refusal.code} ${JSON.stringify(plan.refusal.details)}`);
    return plan;
  }

  /** As `run`, but a refusal is an answer. */
  try<N extends CommandName>(name: N, args: ArgsOf<N>, options: RunOptions = {}): Plan {
    const plan = planCommand(this.state, { name, args }, this.context(options), options.asServer);
    if (plan.kind === 'changes') {
      this.state = applyChanges(this.state, plan.changes);
      this.log.push([...plan.changes]);
    }
    return plan;
  }

  context(options: RunOptions = {}) {
    this.now += 1000;
    return {
      projectId: this.projectId,
      commandId: this.newId(),
      actorId: options.as ?? this.ownerId,
      actorName: '정서윤',
      now: this.now,
      loaded: options.loaded ?? {},
    };
  }

  /** A scene by its number, with the people in it; returns its id. */
  scene(sceneNo: number, patch: Partial<ArgsOf<'editScenes'>['patch']> = {}, cast: readonly Id[] = []): Id {
    const sceneId = this.newId();
    this.run('addScene', { sceneId, episodeId: this.episodeId, sceneNo, subSceneNo: '', setName: '' });
    if (Object.keys(patch).length > 0) this.run('editScenes', { sceneIds: [sceneId], patch });
    if (cast.length > 0) this.run('castScenes', { sceneIds: [sceneId], add: [...cast], remove: [] });
    return sceneId;
  }

  character(name: string): Id {
    const characterId = this.newId();
    this.run('addCharacter', { characterId, name, kind: 'support' });
    return characterId;
  }

  location(realName: string): Id {
    const locationId = this.newId();
    this.run('addLocation', { locationId, realName });
    return locationId;
  }

  /** A shooting day; returns its id. */
  day(tableDate: string, patch: Partial<ArgsOf<'addTimetable'>> = {}): Id {
    const timetableId = this.newId();
    const fixed = { timetableId, boardId: this.boardId, tableDate };
    this.run('addTimetable', { unit: 'A', dayKind: '촬영', calltime: null, ...patch, ...fixed });
    return timetableId;
  }

  /** Puts scenes at the end of a day; returns the row ids. */
  allocate(timetableId: Id, ...sceneIds: Id[]): Id[] {
    const rows = sceneIds.map((sceneId) => ({ rowId: this.newId(), sceneId }));
    this.run('allocateScenes', { timetableId, afterRowId: this.#lastRow(timetableId), rows });
    return rows.map((row) => row.rowId);
  }

  /** Splits a row over two days; returns the id of the second part's row, last on its day. */
  split(rowId: Id, toTimetableId: Id): Id {
    const secondRowId = this.newId();
    this.run('splitRow', { rowId, secondRowId, toTimetableId, afterRowId: this.#lastRow(toTimetableId) });
    return secondRowId;
  }

  #lastRow(timetableId: Id): Id | null {
    return rowsOf(this.state, timetableId).at(-1)?._id ?? null;
  }

  /** Lets somebody in, as people come in: by a request that the owner accepts. Two commands. */
  member(role: 'manager' | 'editor' | 'lead' | 'member' | 'guest', userId: Id = this.newId()): Id {
    const requestId = this.newId();
    const userRequest = { message: '', teamId: null, roleTitle: '', phone: '' };
    const asker = { userId, name: '한지원', email: '', role, userRequest };
    this.run('addCrewRequest', { requestId, ...asker }, { asServer: true });
    const ids = { memberId: this.newId(), crewId: this.newId(), contactId: this.newId() };
    const given = { role, crewTeamId: null, roleTitle: '' };
    this.run('acceptCrewRequest', { requestId, seenVersion: 1, ...given, ...ids });
    return userId;
  }
}
