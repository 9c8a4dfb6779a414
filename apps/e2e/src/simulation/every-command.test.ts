import {
  COMMANDS,
  type CommandName,
  can,
  findCommand,
  type Id,
  type ListedKind,
  leadsIn,
  mayMapColumns,
  mayReadTarget,
  ROLES,
  type Role,
  type Target,
} from '@ddak/domain';
import { PROTOCOL_VERSION, type SentCommand } from '@ddak/protocol';
import { CommandExecutor, MemoryStore, ProjectStates } from '@ddak/server';
import { Hand, makeArgs, type Person, SeededRandom } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';

const NAMES = Object.keys(COMMANDS) as CommandName[];
const MAKING = NAMES.filter((name) => /^(add|make|allocate|set)/.test(name));

/** A project on the real server core in memory, with a member of every role and something of everything in it. */
class Bench {
  readonly random: SeededRandom;
  readonly store = new MemoryStore();
  readonly projectId: string;
  readonly people: Readonly<Record<Role, Person>>;
  readonly #executor: CommandExecutor;

  constructor(seed: number) {
    this.random = new SeededRandom(seed);
    this.projectId = this.random.newId();
    this.people = Object.fromEntries(
      ROLES.map((role) => [role, { _id: this.random.newId(), name: role }]),
    ) as unknown as Record<Role, Person>;
    this.#executor = new CommandExecutor({
      store: this.store,
      states: new ProjectStates(this.store),
      bus: { publish: () => {} },
      now: () => 1_764_547_200_000,
      jobsOf: () => [],
      onCommitted: () => {},
      onBug: (error) => {
        throw error;
      },
    });
  }

  get state() {
    return this.store.committed(this.projectId)!.state;
  }

  get log() {
    return this.store.committed(this.projectId)!.log;
  }

  command(name: CommandName, args?: unknown): SentCommand {
    const hand = new Hand(this.state, this.random, Object.values(this.people));
    return {
      _id: this.random.newId(),
      name,
      args: args ?? makeArgs(name, hand) ?? {},
      version: PROTOCOL_VERSION,
    };
  }

  send = (role: Role, sent: SentCommand, asServer = false) =>
    this.#executor.execute(this.projectId, this.people[role], sent, { asServer });

  async prepare(): Promise<this> {
    const ids = {
      memberId: this.random.newId(),
      episodeId: this.random.newId(),
      boardId: this.random.newId(),
    };
    const project = { title: '밤의 정류장', projectType: 'feature', ...ids };
    const create = { _id: this.random.newId(), name: 'createProject', args: project, version: 1 };
    await this.send('owner', create);
    for (const role of ROLES.slice(1)) {
      const { _id: userId, name } = this.people[role];
      const userRequest = { message: '', teamId: null, roleTitle: '', phone: '' };
      const request = { requestId: this.random.newId(), userId, name, email: '', role, userRequest };
      await this.send('owner', this.command('addCrewRequest', request), true);
      const [memberId, crewId, contactId] = [0, 1, 2].map(() => this.random.newId());
      const { requestId } = request;
      const given = { seenVersion: 1, role, crewTeamId: null, roleTitle: '' };
      const answer = { requestId, ...given, memberId, crewId, contactId };
      await this.send('owner', this.command('acceptCrewRequest', answer));
    }
    for (let round = 0; round < 4; round++)
      for (const name of MAKING) await this.send('owner', this.command(name));
    return this;
  }
}

describe('every command, on the server core', () => {
  for (const name of NAMES) {
    it(`SN4: ${name} is carried out once and answered alike, however often it arrives`, async () => {
      const bench = await new Bench(3).prepare();
      for (let i = 0; i < 12; i++) {
        const sent = bench.command(name);
        const first = await bench.send('owner', sent, true);
        const after = canonical(bench.state);
        await bench.send('manager', bench.command('editProject', { patch: { title: `제목 ${i}` } }));
        expect(await bench.send('owner', sent, true)).toEqual(first);
        const entries = bench.log.filter(({ commandId }) => commandId === sent._id);
        expect(entries.length).toBe(['committed', 'adjusted'].includes(first.outcome) ? 1 : 0);
        expect(entries[0]?.seq ?? first.seq).toBe(first.seq);
        const titleApart = (lines: string[]) => lines.filter((line) => !line.startsWith('project '));
        expect(titleApart(canonical(bench.state))).toEqual(titleApart(after));
      }
    });

    it(`AC5: ${name} leaves no trace when it comes from somebody without its right`, async () => {
      const bench = await new Bench(4).prepare();
      const needs = findCommand(name)!.needs;
      if ('kind' in needs && needs.kind === 'new') return;
      for (const role of [...ROLES].reverse()) {
        const holds = 'section' in needs && can({ role, rights: {} }, needs.right, needs.section);
        const sent = bench.command(name);
        const { targetKind } = sent.args as Partial<Target>;
        const { contactId = '' } = sent.args as { readonly contactId?: Id };
        const isOwn = bench.state.personContact.get(contactId)?.userId === bench.people[role]._id;
        const { kind = null } = name === 'mapColumns' ? (sent.args as { readonly kind?: ListedKind }) : {};
        // CR9, TI20, CM2, AT2: of a phone that is not their own, what a table changes and something hangs on, it is asked besides.
        const may =
          holds &&
          (name !== 'setPhoneShown' || isOwn || can({ role, rights: {} }, 'write', 'contacts')) &&
          (kind === null || mayMapColumns({ role, rights: {} }, kind)) &&
          (targetKind === undefined || mayReadTarget({ role, rights: {} }, { targetKind }));
        // AC31: of what leads write in part they are told that they lead no team here.
        const leads = 'section' in needs && needs.byLeads && leadsIn({ role, rights: {} }, needs.section);
        const before = bench.log.length;
        const result = await bench.send(role, sent);
        if (may) expect(result).not.toMatchObject({ code: 'forbidden' });
        else {
          const code = leads ? 'lead_without_team' : 'forbidden';
          expect(result).toMatchObject({ outcome: 'refused', code });
          expect(bench.log.length).toBe(before);
        }
        // It may have changed who holds which role: the rest can no longer be told apart.
        if (may && (name === 'removeMember' || name === 'changeMember')) break;
      }
    });
  }
});
