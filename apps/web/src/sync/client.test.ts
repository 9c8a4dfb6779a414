import { type ProjectState, STATE_SHAPE } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { tablesOf } from './apply-feed.ts';
import type { SyncPorts } from './ports.ts';
import { settled } from './testing/fake-world.ts';
import { device, her, herMember, id, me, openClient, projectId, world } from './testing/two-clients.ts';

const titleOf = (state: ProjectState) => state.project.get(projectId)?.title;
const rename = (title: string) => ({ patch: { title } });

describe('a project client', () => {
  it('shows a command at once, and ends with the same rows as the server and everybody else', async () => {
    const w = world();
    const [mine, hers] = [openClient(w, me), openClient(w, her)];
    await Promise.all([mine.start(), hers.start()]);
    await settled();
    mine.run('editProject', rename('첫차'));
    expect(titleOf(mine.state().replica.view)).toBe('첫차');
    expect(titleOf(mine.state().replica.confirmed)).toBe('밤의 정류장');
    hers.run('editProject', { patch: { director: '하은' } });
    await settled();
    for (const client of [mine, hers]) {
      expect(tablesOf(client.state().replica.view)).toEqual(tablesOf(w.server.state()));
      expect(client.state().replica.pending).toEqual([]);
    }
    expect(titleOf(hers.state().replica.view)).toBe('첫차');
  });

  it('shows what the server has made of a command as the state that is shown already', async () => {
    const w = world();
    const [mine, hers] = [openClient(w, me), openClient(w, her)];
    await Promise.all([mine.start(), hers.start()]);
    await settled();
    mine.run('editProject', rename('첫차'));
    mine.run('addCharacter', { characterId: id(), name: '준호', kind: 'minor' });
    const { view } = mine.state().replica;
    await settled();
    const { replica } = mine.state();
    expect(replica).toMatchObject({ pending: [], ahead: [] });
    expect(replica.view).toBe(view);
    expect(replica.confirmed).toEqual(view);
    // What somebody else does in between is drawn, and leaves the tables alone that it has not touched.
    w.server.cut();
    mine.run('editProject', rename('막차'));
    const mineShown = mine.state().replica.view;
    w.server.mend();
    hers.run('addCharacter', { characterId: id(), name: '수진', kind: 'minor' });
    await w.clock.advance(60_000);
    expect(mine.state().replica.pending).toEqual([]);
    expect(mine.state().replica.view.project).toBe(mineShown.project);
    expect(mine.state().replica.view.character.size).toBe(mineShown.character.size + 1);
  });

  it('keeps what was done without a line, sends it in order when the line is back, and loses nothing', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    w.server.cut();
    expect(client.state().connection).toBe('offline');
    for (const title of ['하나', '둘', '셋']) client.run('editProject', rename(title));
    await w.clock.advance(20_000);
    expect(titleOf(w.server.state())).toBe('밤의 정류장');
    w.server.mend();
    await w.clock.advance(40_000);
    expect(w.server.log.map(({ name }) => name)).toEqual(['editProject', 'editProject', 'editProject']);
    expect(titleOf(w.server.state())).toBe('셋');
    expect(client.state()).toMatchObject({ connection: 'online', replica: { pending: [] } });
  });

  it('sends the same ids again when an answer was lost, and the server does it once', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    w.server.line.loseAnswers = 2;
    w.server.line.sockets = false;
    for (const { sink } of w.server.listeners) sink.onClosed();
    w.server.listeners.clear();
    const { _id } = client.run('addEpisode', { episodeId: id(), title: '' });
    expect(_id).toBeDefined();
    client.run('editProject', rename('첫차'));
    await w.clock.advance(60_000);
    expect(w.server.log).toHaveLength(1);
    expect(client.state().replica.pending).toEqual([]);
    expect(titleOf(client.state().replica.view)).toBe('첫차');
  });

  it('takes a refused command off the screen and says why', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    w.server.cut();
    client.run('changeMember', { memberId: herMember, role: 'editor', rights: {} });
    w.server.act(me, { _id: id(), name: 'removeMember', args: { memberId: herMember }, version: 1 });
    w.server.mend();
    await w.clock.advance(60_000);
    expect(client.state().replica.pending).toEqual([]);
    expect(client.state().notes).toMatchObject([
      { kind: 'removed', command: 'changeMember', message: expect.stringMatching(/^내가 이 참여자를/) },
    ]);
    expect(client.state().replica.view.projectMember.has(herMember)).toBe(false);
    expect(client.state().undo.past).toEqual([]);
  });

  it('refuses at once what its own view refuses, and sends nothing', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    const { refusal } = client.run('addEpisode', { episodeId: id(), title: '2부' });
    expect(refusal?.code).toBe('single_episode');
    await settled();
    expect(w.server.seen.posts).toEqual([]);
  });

  it('keeps pending commands over a snapshot that brings other rights', async () => {
    const w = world();
    const client = openClient(w, her);
    await client.start();
    await settled();
    w.server.cut();
    client.run('editProject', rename('하은의 제목'));
    const args = { memberId: herMember, role: 'manager', rights: { cost: 'none' } };
    w.server.act(me, { _id: id(), name: 'changeMember', args, version: 1 });
    w.server.mend();
    await w.clock.advance(60_000);
    expect(client.state().replica.epoch).toBe(2);
    expect(titleOf(w.server.state())).toBe('하은의 제목');
    expect(titleOf(client.state().replica.view)).toBe('하은의 제목');
  });

  it('gives up pending commands of a section that is lost, naming them', async () => {
    const w = world();
    const client = openClient(w, her);
    await client.start();
    await settled();
    w.server.cut();
    client.run('addBoard', { boardId: id(), name: '2안' });
    const args = { memberId: herMember, role: 'manager', rights: { timetable: 'none' } };
    w.server.act(me, { _id: id(), name: 'changeMember', args, version: 1 });
    // The feed is back before a call gets through.
    w.server.line.fail = { kind: 'unreachable' };
    w.server.mend();
    await w.clock.advance(60_000);
    w.server.line.fail = null;
    await w.clock.advance(60_000);
    expect(client.state().notes).toMatchObject([{ kind: 'dropped', command: 'addBoard' }]);
    expect(client.state().replica.pending).toEqual([]);
    expect(w.server.seen.posts).toEqual([]);
  });

  it('erases the copy and the queue of a person who was removed', async () => {
    const w = world();
    const on = device();
    const client = openClient(w, her, on);
    await client.start();
    await settled();
    w.server.act(me, { _id: id(), name: 'removeMember', args: { memberId: herMember }, version: 1 });
    await settled();
    expect(client.state().phase).toBe('ended');
    expect(client.state().replica.view.project.size).toBe(0);
    expect(await on.copy.load()).toBeNull();
  });

  it('AC27: keeps what it has and what waits while a second factor is missing, and sends it once there is one', async () => {
    const w = world();
    const on = device();
    const client = openClient(w, me, on);
    await client.start();
    await settled();
    w.server.cut();
    client.run('editProject', rename('첫차'));
    await w.clock.advance(60_000);
    w.server.line.factorNeeded = true;
    w.server.mend();
    await w.clock.advance(120_000);
    expect(client.state().phase).toBe('locked');
    expect(client.state().replica.pending).toHaveLength(1);
    expect(await on.copy.load()).not.toBeNull();
    w.server.line.factorNeeded = false;
    client.wake();
    await w.clock.advance(60_000);
    expect(client.state().phase).toBe('ready');
    expect(client.state().replica.pending).toEqual([]);
    expect(client.state().notes).toEqual([]);
    expect(client.state().replica.confirmed.project.get(projectId)?.title).toBe('첫차');
  });

  it('opens without a line from what the device kept, with the commands that still wait', async () => {
    const w = world();
    const on = device();
    const first = openClient(w, me, on);
    await first.start();
    await settled();
    first.run('editProject', rename('첫차'));
    await settled();
    w.server.cut();
    first.run('editProject', { patch: { director: '민' } });
    await settled();
    first.stop();
    const second = openClient(w, me, on);
    await second.start();
    const { phase, replica } = second.state();
    expect(phase).toBe('ready');
    expect(replica.view.project.get(projectId)).toMatchObject({ title: '첫차', director: '민' });
    expect(replica.pending).toHaveLength(1);
    w.server.mend();
    await w.clock.advance(60_000);
    expect(w.server.state().project.get(projectId)?.director).toBe('민');
    expect(await on.outbox.list()).toEqual([]);
  });

  it('SN9: renews a copy that was written before a column was added, and keeps what waits', async () => {
    const w = world();
    const on = device();
    const first = openClient(w, me, on);
    await first.start();
    await settled();
    w.server.cut();
    first.run('editProject', rename('첫차'));
    await settled();
    first.stop();
    const { base, tail } = (await on.copy.load())!;
    const project = base.tables.project!.map(({ director: _, ...row }) => row);
    await on.copy.replace({ ...base, shape: 'before', tables: { ...base.tables, project } } as typeof base);
    expect(tail).toEqual([]);

    const second = openClient(w, me, on);
    await second.start();
    expect(second.state().phase).toBe('ready');
    expect(second.state().replica.view.project.get(projectId)).toMatchObject({ title: '첫차', director: '' });
    w.server.mend();
    await w.clock.advance(60_000);
    expect(w.server.seen.opens.at(-1)).toMatchObject({ shape: 'before' });
    expect((await on.copy.load())!.base).toMatchObject({ shape: STATE_SHAPE });
    expect(second.state().replica).toMatchObject({ shape: STATE_SHAPE, pending: [] });
    expect(titleOf(w.server.state())).toBe('첫차');
  });

  it('SN9: does not open a copy that cannot be completed, and waits for the line', async () => {
    const w = world();
    const on = device();
    const first = openClient(w, me, on);
    await first.start();
    await settled();
    first.stop();
    const { base } = (await on.copy.load())!;
    const project = base.tables.project!.map(({ projectType: _, ...row }) => row);
    await on.copy.replace({ ...base, shape: 'before', tables: { ...base.tables, project } } as typeof base);
    w.server.cut();
    const second = openClient(w, me, on);
    await second.start();
    expect(second.state().phase).toBe('loading');
    w.server.mend();
    await w.clock.advance(60_000);
    expect(second.state().phase).toBe('ready');
  });

  it('asks again from where it stands when the feed leaves a gap', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    w.server.act(her, { _id: id(), name: 'editProject', args: rename('하나'), version: 1 });
    const [listener] = w.server.listeners;
    // A message that names a later beginning than our end.
    listener!.sink.onMessage({ kind: 'changes', projectId, from: 5, to: 6, epoch: 1, entries: [] });
    await settled();
    expect(w.server.seen.opens.at(-1)).toMatchObject({ seq: 1, epoch: 1 });
    expect(titleOf(client.state().replica.view)).toBe('하나');
  });

  it('reads doubled and old messages as nothing', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    const [listener] = w.server.listeners;
    w.server.act(her, { _id: id(), name: 'editProject', args: rename('하나'), version: 1 });
    const { done: _, ...entry } = w.server.log[0]!;
    w.server.act(her, { _id: id(), name: 'editProject', args: rename('둘'), version: 1 });
    const opens = w.server.seen.opens.length;
    listener!.sink.onMessage({ kind: 'changes', projectId, from: 0, to: 1, epoch: 1, entries: [entry] });
    expect(titleOf(client.state().replica.view)).toBe('둘');
    expect(w.server.seen.opens).toHaveLength(opens);
  });

  it('follows by long poll where no socket gets through', async () => {
    const w = world();
    w.server.line.sockets = false;
    const client = openClient(w, me);
    await client.start();
    await w.clock.advance(5_000);
    expect(client.state()).toMatchObject({ phase: 'ready', connection: 'online' });
    w.server.act(her, { _id: id(), name: 'editProject', args: rename('하나'), version: 1 });
    await w.clock.advance(2_000);
    expect(titleOf(client.state().replica.view)).toBe('하나');
    w.server.line.sockets = true;
    await w.clock.advance(61_000);
    expect(w.server.listeners.size).toBe(1);
  });

  it('is online as soon as a poll gets through, though nothing is new', async () => {
    const w = world();
    const transport = w.server.transportOf(me);
    const patient: SyncPorts['transport'] = {
      ...transport,
      async poll(project, position, waits) {
        const answer = await transport.poll(project, position, waits);
        const isNew = answer.kind !== 'answered' || answer.messages.some((one) => one.kind === 'snapshot');
        return isNew || !waits ? answer : new Promise(() => {});
      },
    };
    w.server.line.sockets = false;
    const client = openClient(w, me, device(), { transport: patient });
    await client.start();
    await settled();
    w.server.cut();
    await w.clock.advance(320_000);
    expect(client.state().connection).toBe('offline');
    w.server.mend();
    await w.clock.advance(31_000);
    expect(client.state().connection).toBe('online');
  });

  it('sends at most a hundred commands at a time', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    w.server.cut();
    for (let i = 0; i < 230; i++) client.run('editProject', rename(`제목 ${i}`));
    await settled();
    w.server.mend();
    await w.clock.advance(60_000);
    expect(w.server.seen.posts.map(({ length }) => length)).toEqual([100, 100, 30]);
    expect(titleOf(client.state().replica.view)).toBe('제목 229');
  });

  it('finds the one command that the server will not read, and sends the others', async () => {
    const w = world();
    const transport = w.server.transportOf(me);
    const picky: SyncPorts['transport'] = {
      ...transport,
      post: async (project, commands) =>
        commands.some(({ args }) => JSON.stringify(args).includes('독'))
          ? { kind: 'rejected', message: '읽을 수 없는 요청이에요.' }
          : transport.post(project, commands),
    };
    const client = openClient(w, me, device(), { transport: picky });
    for (const title of ['하나', '독', '셋']) client.run('editProject', rename(title));
    await client.start();
    await w.clock.advance(5_000);
    expect(client.run('editProject', rename('하나')).refusal).toBeUndefined();
    for (const title of ['독', '셋']) client.run('editProject', rename(title));
    await w.clock.advance(5_000);
    expect(w.server.log).toHaveLength(2);
    expect(client.state().notes).toMatchObject([{ kind: 'refused', message: '읽을 수 없는 요청이에요.' }]);
  });
});

describe('undo', () => {
  it('UN9: passes by what is final, to the step before it', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    client.run('editProject', rename('첫차'));
    client.run('removeMember', { memberId: herMember });
    await settled();
    expect(client.state().undo.past.map(({ name }) => name)).toEqual(['editProject']);
    await client.undo();
    await settled();
    expect(titleOf(client.state().replica.view)).not.toBe('첫차');
    expect(client.state().replica.view.projectMember.has(herMember)).toBe(false);
  });

  it('takes an unsent command out of the outbox, so that the server never hears of it; redo makes it anew', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    w.server.cut();
    // Nothing was tried yet: both are asked for before the device has written the command down.
    client.run('editProject', rename('첫차'));
    await client.undo();
    w.server.mend();
    await w.clock.advance(60_000);
    expect(w.server.log).toEqual([]);
    expect(titleOf(client.state().replica.view)).toBe('밤의 정류장');
    await client.redo();
    await settled();
    expect(titleOf(w.server.state())).toBe('첫차');
  });

  it('asks the server to undo what it has, shows it at once, and redo undoes the undo', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    client.run('editProject', rename('첫차'));
    await settled();
    await client.undo();
    expect(titleOf(client.state().replica.view)).toBe('밤의 정류장');
    await settled();
    expect(titleOf(w.server.state())).toBe('밤의 정류장');
    await client.redo();
    await settled();
    expect(titleOf(w.server.state())).toBe('첫차');
    expect(w.server.log.map(({ name }) => name)).toEqual(['editProject', 'undo', 'undo']);
    expect(tablesOf(client.state().replica.view)).toEqual(tablesOf(w.server.state()));
  });

  it('takes back the step that is named, and leaves newer ones alone', async () => {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    const renamed = client.run('editProject', rename('첫차'))._id;
    const company = client.run('editProject', { patch: { productionCompany: '가로등 필름' } })._id;
    await settled();
    await client.undoCommand(renamed);
    await client.undoCommand(renamed);
    await settled();
    const project = [...w.server.state().project.values()][0];
    expect(project).toMatchObject({ title: '밤의 정류장', productionCompany: '가로등 필름' });
    expect(client.state().undo.past.map(({ _id }) => _id)).toEqual([company]);
    await client.redo();
    await settled();
    expect(titleOf(w.server.state())).toBe('첫차');
  });
});

describe('tabs of one browser', () => {
  it('share the outbox: one sends for all, and another takes over when it is closed', async () => {
    const w = world();
    const on = device();
    const [first, second] = [openClient(w, me, on), openClient(w, me, on)];
    await first.start();
    await second.start();
    await settled();
    second.run('editProject', rename('둘째 창'));
    await settled();
    expect(titleOf(w.server.state())).toBe('둘째 창');
    expect(second.state().replica.pending).toEqual([]);
    first.stop();
    second.run('editProject', rename('남은 창'));
    await settled();
    expect(titleOf(w.server.state())).toBe('남은 창');
    expect(await on.outbox.list()).toEqual([]);
  });
});
