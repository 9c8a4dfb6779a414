import { COMMANDS, type CommandName, type Id } from '@ddak/domain';
import { PROTOCOL_VERSION, type SentCommand } from '@ddak/protocol';
import { Hand, makeArgs, type Person } from '@ddak/testkit';
import { CALM } from './chaos.ts';
import type { Device } from './device.ts';
import type { SimServer } from './sim-server.ts';
import { type SimWorld, truth } from './sim-world.ts';

const NAMES = Object.keys(COMMANDS) as CommandName[];
/** What people do most: the board. Rights change often enough to be met in the middle of everything else. */
const OFTEN: readonly CommandName[] = [
  'editRow',
  'removeScenes',
  'moveRows',
  'moveRows',
  'moveRows',
  'allocateScenes',
  'allocateScenes',
  'addPhaseRow',
  'addTimetable',
  'editTimetable',
  'addScene',
  'editScenes',
  // Only what was put right in a review is taken back.
  'addReviewEdit',
  'removeReviewEdit',
  'changeMember',
  'changeMember',
  'removeMember',
  'acceptCrewRequest',
  'acceptCrewRequest',
  // What is put away does not stay so for long: nothing happens in it.
  'unarchiveProject',
  'unarchiveProject',
  // What was issued can be taken back for a minute only.
  'makeCallsheet',
  'publishCallsheet',
  'publishCallsheet',
  'withdrawVersion',
  // Only who has been given an actor's name has contacts.
  'editCharacter',
  'setActorContact',
  'setBirthDate',
  // What is put away with contacts in it loses them.
  'setPersonContact',
  'archiveProject',
  'addCharacter',
  'castScenes',
  // Only two that are there can become one.
  'addLocation',
  'addLocation',
  'mergeLocations',
  'mergeCharacters',
  'mergeElements',
  'joinScenes',
  // Only a list that has gone out is ticked, and few sheets have one.
  'editCallsheet',
  'editCallsheet',
  'publishCallsheet',
  'tickChecklist',
  'tickChecklist',
  'tickChecklist',
  'tickChecklist',
  'addComment',
  'addComment',
  'addComment',
  // Only a thread that was settled is opened again, and only what is still there is said in other words.
  'resolveComment',
  'reopenComment',
  'editComment',
  'removeComment',
  'addAttachment',
  'addAttachment',
  'renameAttachment',
  'removeAttachment',
];

/** What the server does when a person asks it to by another way than the project's commands. */
const BY_SERVER: readonly CommandName[] = [
  'addCrewRequest',
  'addCrewRequest',
  'removeCrewRequest',
  'handOverProject',
  'receiveByLink',
  'forgetPerson',
  'eraseContacts',
  'eraseContacts',
  'eraseContacts',
  'eraseContacts',
];

/** The troubles and the work of one simulated world, drawn from its seed. */
export class Play {
  readonly #world: SimWorld;
  readonly #servers: readonly SimServer[];
  readonly #devices: readonly Device[];

  constructor(world: SimWorld, servers: readonly SimServer[], devices: readonly Device[]) {
    this.#world = world;
    this.#servers = servers;
    this.#devices = devices;
  }

  /** Everything that happens until the line is mended. */
  async run(): Promise<void> {
    const { random, time, chaos } = this.#world;
    for (const device of this.#devices) time.after(random.int(0, 3_000), () => this.#openTab(device));
    const upgradeAt = random.int(0, chaos.gestures - 1);
    for (let i = 0; i < chaos.gestures; i++) {
      if (i === upgradeAt) this.#upgrade();
      const pause = random.chance(0.03) ? random.int(30_000, 400_000) : random.int(0, 1_500);
      await time.runUntil(time.now() + pause);
      this.#step();
    }
  }

  #step(): void {
    const { random, chaos } = this.#world;
    const device = random.one(this.#devices);
    if (random.chance(chaos.serverCrash * 3)) random.one(this.#servers).die();
    if (random.chance(chaos.offline)) this.#goOffline(device);
    if (random.chance(chaos.offline)) device.link.breakSockets();
    if (random.chance(0.08)) this.#forge(device);
    // Archived is where contacts are erased, and it is not long so.
    if (random.chance(this.#isArchived() ? 0.5 : 0.03)) this.#askServer(device);
    if (device.tabs.length === 0 && random.chance(0.2)) this.#leaveOldCommand(device);
    const tab = device.tabs.length > 0 ? random.one(device.tabs) : null;
    const dice = random.fraction();
    if (!tab || random.chance(0.02)) this.#openTab(device);
    else if (random.chance(chaos.clientCrash)) device.crash(tab);
    else if (device.tabs.length > 1 && random.chance(0.1)) device.close(tab);
    else if (dice < 0.1) void tab.client.undo();
    else if (dice < 0.15) void tab.client.redo();
    else device.gesture(tab, random.one(random.chance(0.6) ? OFTEN : NAMES));
  }

  /** The servers go down and come back in this release; every line to them breaks. */
  #upgrade(): void {
    if (this.#world.release === 'now') return;
    this.#world.trace.say('world', () => 'is upgraded');
    this.#world.release = 'now';
    for (const server of this.#servers) server.die();
    for (const device of this.#devices) device.link.breakSockets();
  }

  #openTab(device: Device): void {
    if (device.tabs.length < 2) device.openTab();
    // Who has lost the project and may have it again looks at it anew.
    for (const tab of device.tabs)
      if (['ended', 'denied'].includes(tab.client.state().phase)) {
        device.close(tab);
        device.openTab();
      }
  }

  #goOffline(device: Device): void {
    const { random, time, trace, chaos } = this.#world;
    if (!device.link.online) return;
    const weeks = random.chance(chaos.weeks);
    trace.say(device.name, () => (weeks ? 'is offline for weeks' : 'is offline'));
    device.link.cut();
    time.after(weeks ? 600_000 : random.int(1_000, 60_000), () => {
      trace.say(device.name, () => 'is online again');
      // The log is kept for a time only: after weeks it no longer reaches back to where this device stands.
      if (weeks) this.#forgetLog();
      device.link.online = true;
      for (const tab of device.tabs) tab.client.wake();
    });
  }

  #forgetLog(): void {
    const { store, projectId, forgotten } = this.#world;
    const { log } = truth(this.#world);
    forgotten.push(...log);
    store.forgetLog(projectId, log.at(-1)?.seq ?? 0);
  }

  /** Somebody sends what no screen would let them: commands beyond their rights, on rows that they cannot see. */
  #forge(device: Device): void {
    const { random, people } = this.#world;
    const name = random.one(NAMES);
    const made = makeArgs(name, new Hand(truth(this.#world).state, random, people));
    const args = random.chance(0.2) ? { rowIds: 'all', patch: null } : made;
    device.link.send({ _id: random.newId(), name, args, version: PROTOCOL_VERSION });
  }

  /** Somebody shows an invitation, deletes the account, hands the project over: the server acts in that person's name. */
  #isArchived(): boolean {
    const { state } = truth(this.#world);
    return [...state.project.values()].some(({ archivedAt }) => archivedAt !== null);
  }

  #askServer(device: Device): void {
    const { random, people } = this.#world;
    const name = this.#isArchived() && random.chance(0.95) ? 'eraseContacts' : random.one(BY_SERVER);
    const args = makeArgs(name, new Hand(truth(this.#world).state, random, people));
    const sent = { _id: random.newId(), name, args, version: PROTOCOL_VERSION };
    if (args) void random.one(this.#servers).post(device.person, [sent], true);
  }

  /** What a version of long ago has left in the outbox: a command that nobody knows any more. */
  #leaveOldCommand(device: Device): void {
    const { random, time } = this.#world;
    const record = { _id: random.newId(), name: 'renameStrip', args: { title: 1 }, version: 1 };
    void device.outbox.add({ ...record, at: time.now(), attempted: false });
  }

  /** The world is mended: lines stand, servers run, everyone who may looks at the project in one fresh tab at least. */
  async mend(): Promise<void> {
    const { time, trace } = this.#world;
    trace.say('world', () => 'is mended');
    this.#world.chaos = CALM;
    for (const device of this.#devices) {
      device.link.online = true;
      device.link.breakSockets();
    }
    for (const server of this.#servers) server.start();
    await time.runUntil(time.now() + 60_000);
    this.#lookAgain();
    await time.runUntil(time.now() + 700_000);
    // What was still on its way may have made somebody a member again.
    this.#lookAgain();
    await this.#lastWord();
    await time.runUntil(time.now() + 700_000);
  }

  #lookAgain(): void {
    for (const device of this.#devices) {
      if (device.tabs.length === 0) device.openTab();
      this.#openTab(device);
      for (const tab of device.tabs) tab.client.wake();
    }
  }

  /** One more change by the owner, whoever that is by now: a nudge that was lost is made good by the next. */
  async #lastWord(): Promise<void> {
    const { random } = this.#world;
    const members = [...truth(this.#world).state.projectMember.values()];
    const owner = members.find(({ role }) => role === 'owner')!.userId;
    const send = (name: CommandName, args: unknown) =>
      this.#direct(owner, { _id: random.newId(), name, args, version: PROTOCOL_VERSION });
    await send('unarchiveProject', {});
    await send('editProject', { patch: { title: '마지막 제목' } });
  }

  async #direct(userId: Id, sent: SentCommand, asServer = false): Promise<void> {
    const { people, time } = this.#world;
    // Somebody without a device may have been let in, and become the owner.
    const person = people.find(({ _id }) => _id === userId) ?? { _id: userId, name: '이름 모를 이' };
    const done = this.#servers[0]!.post(person, [sent], asServer);
    await time.runUntil(time.now() + 1_000);
    if ((await done) === 'unreachable')
      throw new Error(`A mended server was not there. ${this.#world.faults.join(' ')}`);
  }

  /** Somebody asks to take part, and the owner accepts. */
  async #letIn(owner: Person, { _id: userId, name }: Person, role: string): Promise<void> {
    const { random } = this.#world;
    const userRequest = { message: '', teamId: null, roleTitle: '', phone: '' };
    const request = { requestId: random.newId(), userId, name, email: '', role, userRequest };
    const ids = { memberId: random.newId(), crewId: random.newId(), contactId: random.newId() };
    const { requestId } = request;
    const answer = { requestId, seenVersion: 1, role, crewTeamId: null, roleTitle: '', ...ids };
    const send = (name: CommandName, args: unknown, asServer: boolean) =>
      this.#direct(owner._id, { _id: random.newId(), name, args, version: PROTOCOL_VERSION }, asServer);
    await send('addCrewRequest', request, true);
    await send('acceptCrewRequest', answer, false);
  }

  /** The project as it is when people first come to it: made by its owner, with some content and its team. */
  async prepare(roles: readonly string[]): Promise<void> {
    const { random, people, time } = this.#world;
    const [owner, ...others] = people;
    const send = (name: CommandName, args: unknown) =>
      this.#direct(owner!._id, { _id: random.newId(), name, args, version: PROTOCOL_VERSION });
    const ids = { memberId: random.newId(), episodeId: random.newId(), boardId: random.newId() };
    // A series has episodes to add.
    const projectType = people.length % 2 === 0 ? 'series' : 'feature';
    await send('createProject', { title: '밤의 정류장', projectType, ...ids });
    for (const [i, person] of others.entries()) await this.#letIn(owner!, person, roles[i]!);
    for (const name of [
      'addScene',
      'addScene',
      'addScene',
      'addTimetable',
      'addTimetable',
      'addCrewTeam',
    ] as const)
      await send(name, makeArgs(name, new Hand(truth(this.#world).state, random, people)));
    await time.runUntil(time.now() + 1_000);
  }
}
