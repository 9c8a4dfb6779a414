import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { KnownFile } from '../file/file-or-link.ts';
import { applyChanges, attachmentsOn, mayReadRow, memberOf, newestFirst, planUndo } from '../index.ts';

function folder() {
  const production = new Production();
  const scene = production.scene(1);
  const target = { targetKind: 'scene', targetId: scene } as const;
  const known = { size: null, contents: null };
  const linkArgs = (name = '현장 사진') => {
    const link = { name, fileId: null, link: 'https://example.com/a' };
    return { attachmentId: production.newId(), ...target, ...link, ...known };
  };
  const hang = (as = production.ownerId, name = '현장 사진') => {
    const args = linkArgs(name);
    production.run('addAttachment', args, { as });
    return args.attachmentId;
  };
  const hangFile = (file: Partial<KnownFile>, as = production.ownerId) => {
    const fileId = production.newId();
    const args = { ...linkArgs('현장 약도'), fileId, link: null };
    const whole: KnownFile = {
      ...{ kind: 'attachment', name: '스캔 1.pdf', size: 77, contents: 'pdf', uploadedBy: as },
      ...file,
    };
    const plan = production.try('addAttachment', args, { as, loaded: { files: new Map([[fileId, whole]]) } });
    return { attachmentId: args.attachmentId, plan };
  };
  const undo = (as = production.ownerId) => {
    const { plan } = planUndo(production.state, production.log.at(-1)!, production.context({ as }));
    if (plan.kind === 'changes') production.state = applyChanges(production.state, plan.changes);
    return plan;
  };
  const names = () => newestFirst(attachmentsOn(production.state, scene)).map(({ name }) => name);
  return { production, scene, target, linkArgs, hang, hangFile, undo, names };
}

const refused = (code: string) => ({ kind: 'refuse', refusal: { code } });

describe('attachments', () => {
  it('AT1: are read by whoever may read what they hang on, and by no guest', () => {
    const { production, hang } = folder();
    const [member, guest] = [production.member('member'), production.member('guest')];
    const attachmentId = hang();
    const one = production.state.attachment.get(attachmentId)!;
    const reads = (userId: string) => mayReadRow(memberOf(production.state, userId), 'attachment', one);
    expect([reads(member), reads(guest), reads(production.newId())]).toEqual([true, false, false]);
    const onSheet = { ...one, targetKind: 'callsheet' } as const;
    expect(mayReadRow(memberOf(production.state, member), 'attachment', onSheet)).toBe(false);
    const memberId = memberOf(production.state, member)!._id;
    production.run('changeMember', { memberId, role: 'member', rights: { screenplay: 'none' } });
    expect(reads(member)).toBe(false);
  });

  it('AT2: are hung there by whoever reads it, on what is there', () => {
    const { production, scene, linkArgs } = folder();
    const [member, guest] = [production.member('member'), production.member('guest')];
    expect(production.try('addAttachment', linkArgs(), { as: member }).kind).toBe('changes');
    expect(production.try('addAttachment', linkArgs(), { as: guest })).toMatchObject(refused('forbidden'));
    production.run('removeScenes', { sceneIds: [scene] });
    expect(production.try('addAttachment', linkArgs())).toMatchObject({
      refusal: { code: 'not_found', details: { what: '씬' } },
    });
  });

  it('AT2: are files or links, never both or none, and no link but of the web', () => {
    const { production, linkArgs } = folder();
    const both = { ...linkArgs(), fileId: production.newId() };
    const none = { ...linkArgs(), link: null };
    for (const args of [both, none, { ...linkArgs(), link: 'javascript:alert(1)' }])
      expect(production.try('addAttachment', args)).toMatchObject(refused('invalid'));
  });

  it('AT3: are renamed and taken off by who hung them, and by who may write what they hang on', () => {
    const { production, hang, names } = folder();
    const [member, other] = [production.member('member'), production.member('member')];
    const editor = production.member('editor');
    const attachmentId = hang(member);
    const rename = { attachmentId, name: '옥상 사진' };
    expect(production.try('renameAttachment', rename, { as: other })).toMatchObject(
      refused('attachment_of_other'),
    );
    expect(production.try('removeAttachment', { attachmentId }, { as: other })).toMatchObject(
      refused('attachment_of_other'),
    );
    production.run('renameAttachment', rename, { as: member });
    expect(names()).toEqual(['옥상 사진']);
    production.run('removeAttachment', { attachmentId }, { as: editor });
    expect(names()).toEqual([]);
  });

  it('AT3: a file keeps the ending that it came with, whatever it is called', () => {
    const { production, hangFile, names } = folder();
    const { attachmentId } = hangFile({});
    expect(names()).toEqual(['현장 약도.pdf']);
    production.run('renameAttachment', { attachmentId, name: '옥상 도면' });
    expect(names()).toEqual(['옥상 도면.pdf']);
  });

  it('AT4: go with what they hang on, come back with it by undo, and keep it from being unmade', () => {
    const { production, scene, hang, undo, names } = folder();
    const [made] = production.log.slice(-1);
    const editor = production.member('editor');
    const [first, second] = [hang(production.ownerId, '하나'), hang(production.member('member'), '둘')];
    expect(planUndo(production.state, made!, production.context({})).plan.kind).not.toBe('changes');
    production.run('removeScenes', { sceneIds: [scene] });
    expect(production.state.attachment.size).toBe(0);
    undo(editor);
    expect([...production.state.attachment.keys()].sort()).toEqual([first, second].sort());
    expect(names()).toEqual(['둘', '하나']);
  });

  it('AT5: are brought back by whoever may take them off', () => {
    const { production, hang, undo, names } = folder();
    const [member, other] = [production.member('member'), production.member('member')];
    const attachmentId = hang(member);
    production.run('removeAttachment', { attachmentId }, { as: member });
    expect(undo(other).kind).not.toBe('changes');
    expect(undo(member).kind).toBe('changes');
    expect(names()).toEqual(['현장 사진']);
  });

  it('AT6: are of the file as the server knows it, and of no file that somebody else has sent', () => {
    const { production, hangFile } = folder();
    const { attachmentId } = hangFile({});
    expect(production.state.attachment.get(attachmentId)).toMatchObject({ size: 77, contents: 'pdf' });
    expect(hangFile({ uploadedBy: production.newId() }).plan).toMatchObject(refused('not_found'));
    expect(hangFile({ kind: 'script' }).plan).toMatchObject(refused('not_found'));
  });

  it('AT7: stand with the newest first', () => {
    const { hang, names } = folder();
    for (const name of ['하나', '둘', '셋']) hang(undefined, name);
    expect(names()).toEqual(['셋', '둘', '하나']);
  });
});
