import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { callInstant, type Screenplay, type Told, toldOfEntry, update } from '../index.ts';

function team() {
  const production = new Production();
  const scene = production.scene(1);
  const target = { targetKind: 'scene', targetId: scene } as const;
  const told = (by: string): readonly Told[] => {
    const changes = production.log.at(-1)!;
    return toldOfEntry(production.state, {
      commandId: production.newId(),
      actorId: by,
      at: production.now,
      changes,
    });
  };
  const say = (text: string, as: string, parentId: string | null = null): string => {
    const commentId = production.newId();
    production.now += 1000;
    production.run('addComment', { commentId, ...target, parentId, text }, { as });
    return commentId;
  };
  const who = (list: readonly Told[]) => list.map(({ kind, userId }) => [kind, userId]);
  return { production, target, told, say, who };
}

describe('what people are told of each other', () => {
  it('NT5: who is named, and who has written in the thread; nobody of their own doing (NT3)', () => {
    const { production, told, say, who } = team();
    const { ownerId } = production;
    const [a, b] = [production.member('member'), production.member('editor')];
    const head = say(`@[${a}] 소품 확인해 주세요`, ownerId);
    expect(told(ownerId)).toMatchObject([
      {
        kind: 'mention',
        userId: a,
        section: 'screenplay',
        title: `@[${ownerId}] 님이 나를 불렀어요`,
        body: 'S#1',
      },
    ]);
    expect(told(ownerId)[0]!.path).toBe(`?comment=${head}`);
    say('네', a, head);
    expect(who(told(a))).toEqual([['reply', ownerId]]);
    say(`@[${ownerId}] @[${b}] 저도요`, b, head);
    expect(who(told(b))).toEqual([
      ['mention', ownerId],
      ['reply', a],
    ]);
  });

  it('NT5: of a comment in other words those who were not named before', () => {
    const { production, told, say, who } = team();
    const { ownerId } = production;
    const [a, b] = [production.member('member'), production.member('editor')];
    const commentId = say(`@[${a}] 확인`, ownerId);
    production.run('editComment', { commentId, text: `@[${a}] @[${b}] 확인` });
    expect(who(told(ownerId))).toEqual([['mention', b]]);
  });

  it('NT6: says nothing of the words, and of a comment that has gone nobody is told', () => {
    const { production, told, say } = team();
    const { ownerId } = production;
    const a = production.member('member');
    const commentId = say(`@[${a}] 비밀 이야기`, ownerId);
    expect(JSON.stringify(told(ownerId))).not.toContain('비밀');
    const entry = production.log.at(-1)!;
    production.run('removeComment', { commentId });
    production.log.push(entry);
    expect(told(ownerId)).toEqual([]);
  });

  it('NT5: nobody who may not read what it is about', () => {
    const { production, told, say } = team();
    const { ownerId } = production;
    const [guest, gone] = [production.member('guest'), production.newId()];
    say(`@[${guest}] @[${gone}] 보이나요?`, ownerId);
    expect(told(ownerId)).toEqual([]);
  });

  it('NT5: whose rights another has changed', () => {
    const { production, told } = team();
    const a = production.member('member');
    const member = [...production.state.projectMember.values()].find(({ userId }) => userId === a)!;
    production.run('changeMember', { memberId: member._id, role: 'editor', rights: {} });
    expect(told(production.ownerId)).toMatchObject([{ kind: 'rights', userId: a }]);
  });

  it('NT11: of a day that runs late, everybody who reads the plan, once for each half hour', () => {
    const { production, told } = team();
    const { ownerId } = production;
    const reader = production.member('member');
    const timetableId = production.day('2026-12-02', { calltime: 480 });
    const [rowId] = production.allocate(timetableId, production.scene(2, { plannedMinutes: 60 }));
    production.now = callInstant('2026-12-02', 600);
    const record = (patch: { actualStart?: number; actualEnd?: number }) => {
      production.run('recordRow', { rowId: rowId!, patch });
      return told(ownerId).map(({ kind, userId, stage, title }) => [kind, userId, stage, title]);
    };
    expect(record({ actualStart: 505 })).toEqual([]);
    const title = (behind: string) => `1회차, 계획보다 ${behind} 넘게 늦어지고 있어요`;
    expect(record({ actualStart: 515 })).toEqual([['late', reader, 1, title('30분')]]);
    expect(record({ actualEnd: 608 })).toEqual([['late', reader, 2, title('1시간')]]);
    production.now = callInstant('2026-12-04', 600);
    expect(record({ actualEnd: 650 })).toEqual([]);
  });

  it('NT12: of what a search found, who began it and turned away, and nobody else', () => {
    const { production, told } = team();
    const { boardId } = production;
    const asker = production.member('editor');
    const finish = (found: number) => {
      production.run('finishProposal', { boardId, found }, { as: asker });
      return told(asker);
    };
    const first = finish(3);
    const { _id } = production.state.board.get(boardId)!.lastProposal!;
    expect(first).toEqual([
      {
        ...{ kind: 'proposal', userId: asker, section: 'timetable', matter: _id },
        ...{ title: '배치안이 나왔어요', body: '1안 · 3개를 견주어 볼 수 있어요' },
        path: `timetable?board=${boardId}&proposal=${_id}`,
      },
    ]);
    const [second] = finish(0);
    expect(second).toMatchObject({ userId: asker, title: '배치안을 만들지 못했어요' });
    expect(second!.matter).not.toBe(_id);
  });

  it('NT5: of what became of a script, who sent it in, and nobody else', () => {
    const { production, told } = team();
    const { ownerId } = production;
    const screenplayId = production.newId();
    const row: Screenplay = {
      ...{ _id: screenplayId, projectId: production.projectId, episodeId: production.episodeId },
      ...{ versionNo: 1, label: '1고', fileId: production.newId(), fileName: '정류장.hwp', format: null },
      ...{ state: 'review', failure: null, failureCode: null, uploadedBy: ownerId, createdAt: 1 },
    };
    production.state = { ...production.state, screenplay: new Map([[screenplayId, row]]) };
    production.log.push([update('screenplay', { ...row, state: 'reading' }, { state: 'review' })!]);
    expect(told(ownerId)).toMatchObject([
      {
        kind: 'script',
        userId: ownerId,
        title: '시나리오를 다 읽었어요',
        path: `screenplays/${screenplayId}`,
      },
    ]);
  });
});
