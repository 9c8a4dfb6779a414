import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  commentParts,
  mayReadRow,
  memberOf,
  mentionable,
  mentionedIn,
  personCalled,
  planUndo,
  readableState,
  threadsOf,
} from '../index.ts';

function talk() {
  const production = new Production();
  const scene = production.scene(1);
  const target = { targetKind: 'scene', targetId: scene } as const;
  const tryToSay = (text: string, as = production.ownerId, parentId: string | null = null) => {
    const commentId = production.newId();
    production.now += 1000;
    const plan = production.try('addComment', { commentId, ...target, parentId, text }, { as });
    return { commentId, plan };
  };
  const say = (...args: Parameters<typeof tryToSay>) => tryToSay(...args).commentId;
  const undo = (as = production.ownerId) => {
    const { plan } = planUndo(production.state, production.log.at(-1)!, production.context({ as }));
    if (plan.kind === 'changes') production.state = applyChanges(production.state, plan.changes);
    return plan;
  };
  return { production, scene, target, say, tryToSay, undo };
}

const refused = (code: string) => ({ kind: 'refuse', refusal: { code } });

describe('comments', () => {
  it('CM1: are read by whoever may read the section of their target, and by no guest', () => {
    const { production, say } = talk();
    const [member, guest] = [production.member('member'), production.member('guest')];
    const commentId = say('비 오면 어떻게 하죠?');
    const comment = production.state.comment.get(commentId)!;
    const reads = (userId: string) => mayReadRow(memberOf(production.state, userId), 'comment', comment);
    expect([reads(member), reads(guest), reads(production.newId())]).toEqual([true, false, false]);
    const memberId = memberOf(production.state, member)!._id;
    production.run('changeMember', { memberId, role: 'member', rights: { screenplay: 'none' } });
    expect(reads(member)).toBe(false);
    expect(readableState(production.state, memberOf(production.state, member)!).comment.size).toBe(0);
  });

  it('CM1: on a call sheet are for those who write it, as the draft is', () => {
    const { production } = talk();
    const [reader, writer] = [production.member('member'), production.member('lead')];
    const timetable = production.day('2026-03-02');
    const callsheetId = production.newId();
    production.run('makeCallsheet', { callsheetId, timetableId: timetable });
    const commentId = production.newId();
    const target = { targetKind: 'callsheet', targetId: callsheetId } as const;
    production.run('addComment', { commentId, ...target, parentId: null, text: '집합 6시?' });
    const comment = production.state.comment.get(commentId)!;
    const reads = (userId: string) => mayReadRow(memberOf(production.state, userId), 'comment', comment);
    expect([reads(writer), reads(reader)]).toEqual([true, false]);
    expect(production.try('resolveComment', { commentId }, { as: reader })).toMatchObject(
      refused('not_found'),
    );
  });

  it('CM2: are written by whoever reads the target, though they may not write its section', () => {
    const { production, tryToSay } = talk();
    const [member, guest] = [production.member('member'), production.member('guest')];
    expect(tryToSay('우산이 필요해요', member).plan.kind).toBe('changes');
    expect(tryToSay('저도요', guest).plan).toMatchObject(refused('forbidden'));
    const memberId = memberOf(production.state, member)!._id;
    production.run('changeMember', { memberId, role: 'member', rights: { screenplay: 'none' } });
    expect(tryToSay('아직 보이나요?', member).plan).toMatchObject(refused('forbidden'));
  });

  it('CM2: are refused on what was removed a moment ago', () => {
    const { production, scene, tryToSay } = talk();
    production.run('removeScenes', { sceneIds: [scene] });
    expect(tryToSay('늦었나요?').plan).toMatchObject({
      refusal: { code: 'not_found', details: { what: '씬' } },
    });
  });

  it('CM3: go with their target, and come back with it by undo', () => {
    const { production, scene, say, undo } = talk();
    const editor = production.member('editor');
    const head = say('비 오면?', production.member('member'));
    say('우산 20개요', production.ownerId, head);
    const told = () => [...production.state.comment.values()].sort((a, b) => a.createdAt - b.createdAt);
    const before = told();
    production.run('removeScenes', { sceneIds: [scene] });
    expect(production.state.comment.size).toBe(0);
    undo(editor);
    expect(told()).toEqual(before);
  });

  it('CM3: keep what they are about from being taken away by an undo', () => {
    const { production, say } = talk();
    const [made] = production.log.slice(-1);
    say('이 씬 좋아요');
    const { plan } = planUndo(production.state, made!, production.context({}));
    expect(plan.kind).not.toBe('changes');
  });

  it('CM4: stand in threads of one level, in the order in which they were made', () => {
    const { production, scene, say } = talk();
    const [first, second] = [say('첫 이야기'), say('둘째 이야기')];
    const reply = say('답', production.ownerId, first);
    say('답의 답', production.ownerId, reply);
    const shown = threadsOf(production.state, scene).map(({ head, replies }) => [
      head._id,
      replies.map(({ text }) => text),
    ]);
    expect(shown).toEqual([
      [first, ['답', '답의 답']],
      [second, []],
    ]);
  });

  it('CM5: are said in other words by their author alone, which is kept', () => {
    const { production, say } = talk();
    const member = production.member('member');
    const commentId = say('우산 열 개', member);
    const edit = { commentId, text: '우산 스무 개' };
    expect(production.try('editComment', edit)).toMatchObject(refused('comment_of_other'));
    production.run('editComment', edit, { as: member });
    expect(production.state.comment.get(commentId)).toMatchObject({
      text: '우산 스무 개',
      editedAt: production.now,
    });
  });

  it('CM6: are removed by their author until somebody else replies, by managers with the replies', () => {
    const { production, say } = talk();
    const [member, other] = [production.member('member'), production.member('editor')];
    const alone = say('지울 말', member);
    expect(production.try('removeComment', { commentId: alone }, { as: other })).toMatchObject(
      refused('comment_of_other'),
    );
    production.run('removeComment', { commentId: alone }, { as: member });
    const head = say('물어볼게요', member);
    say('네', other, head);
    expect(production.try('removeComment', { commentId: head }, { as: member })).toMatchObject(
      refused('comment_answered'),
    );
    production.run('removeComment', { commentId: head });
    expect(production.state.comment.size).toBe(0);
  });

  it('CM7: are settled and opened again by whoever reads them; who settled them first is kept', () => {
    const { production, say } = talk();
    const member = production.member('member');
    const commentId = say('소품은 누가?');
    production.run('resolveComment', { commentId }, { as: member });
    expect(production.try('resolveComment', { commentId })).toEqual({ kind: 'nothing' });
    expect(production.state.comment.get(commentId)).toMatchObject({ resolved: { by: member } });
    production.run('reopenComment', { commentId });
    expect(production.state.comment.get(commentId)).toMatchObject({ resolved: null });
  });

  it('CM8: name people by id; a particle behind a mention is no part of it', () => {
    const userId = new Production().ownerId;
    const text = `@[${userId}]에게 물어볼게요, @[${userId}] @[x]`;
    expect(commentParts(text)).toEqual([
      { userId },
      { words: '에게 물어볼게요, ' },
      { userId },
      { words: ' @[x]' },
    ]);
    expect(mentionedIn(text)).toEqual([userId]);
  });

  it('CM9: are taken back by their author or a manager, their settling by whoever reads them', () => {
    const { production, say, undo } = talk();
    const [member, other] = [production.member('member'), production.member('member')];
    const commentId = say('잘못 썼어요', member);
    expect(undo(other).kind).not.toBe('changes');
    production.run('resolveComment', { commentId }, { as: other });
    expect(undo(member).kind).toBe('changes');
    production.run('editComment', { commentId, text: '다시 썼어요' }, { as: member });
    expect(undo(other).kind).not.toBe('changes');
    expect(undo(member).kind).toBe('changes');
    expect(production.state.comment.get(commentId)?.text).toBe('잘못 썼어요');
  });

  it('CM10: name whoever reads the target, and whoever left as they were called, never by an id', () => {
    const { production, target } = talk();
    const [member, guest] = [production.member('member'), production.member('guest')];
    const ids = () => mentionable(production.state, target).map(({ userId }) => userId);
    expect(ids()).toContain(member);
    expect(ids()).not.toContain(guest);
    const { name, _id: memberId } = memberOf(production.state, member)!;
    expect(personCalled(production.state, member)).toBe(name);
    production.run('removeMember', { memberId });
    expect(ids()).not.toContain(member);
    expect(personCalled(production.state, member)).not.toContain(member);
    expect(personCalled(production.state, production.newId())).toBe('나간 사람');
  });
});
