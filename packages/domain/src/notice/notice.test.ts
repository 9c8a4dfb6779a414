import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type Told, toldOfEntry } from '../index.ts';

function team() {
  const production = new Production();
  const scene = production.scene(1);
  const target = { targetKind: 'scene', targetId: scene } as const;
  const told = (by: string): Told[] => {
    const changes = production.log.at(-1)!;
    return toldOfEntry(production.state, {
      commandId: production.newId(),
      actorId: by,
      actorName: '정서윤',
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
      { kind: 'mention', userId: a, section: 'screenplay', title: '정서윤 님이 나를 불렀어요', body: 'S#1' },
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
});
