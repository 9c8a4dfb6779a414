import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  elementsOf,
  type FileContents,
  picturesOfElement,
  planUndo,
  targetOfElement,
} from '../../index.ts';

const UMBRELLA = { type: 'props', name: '우산' } as const;

/** An umbrella that three scenes need. */
function film() {
  const production = new Production();
  const scenes = [1, 2, 3].map((no) => production.scene(no));
  const rows = scenes.map((sceneId) => {
    const _id = production.newId();
    const said = { subtype: '', quantity: null, note: '', source: 'manual' as const, evidence: null };
    production.run('addBreakdownItems', { sceneId, items: [{ _id, ...UMBRELLA, ...said }] });
    return _id;
  });
  const hang = (row: number, name: string, contents: FileContents = 'jpeg') => {
    const [attachmentId, fileId] = [production.newId(), production.newId()];
    const target = { targetKind: 'breakdownItem', targetId: rows[row]! } as const;
    const known = { kind: 'attachment' as const, name, size: 9, contents, uploadedBy: production.ownerId };
    const args = { attachmentId, ...target, name, fileId, link: null, size: 9, contents };
    production.run('addAttachment', args, { loaded: { files: new Map([[fileId, known]]) } });
    return attachmentId;
  };
  const element = () => elementsOf(production.state).get('props/우산')!;
  const pictures = () => picturesOfElement(production.state, element()).map(({ name }) => name);
  const undo = () => {
    const { plan } = planUndo(production.state, production.log.at(-1)!, production.context());
    if (plan.kind !== 'changes') throw new Error('undo was refused');
    production.state = applyChanges(production.state, plan.changes);
  };
  const at = (id: string) => production.state.attachment.get(id)?.targetId;
  return { production, scenes, rows, hang, element, pictures, undo, at };
}

describe('the picture of a thing', () => {
  it('EL11: is the newest of all its rows, and no file that is not one', () => {
    const { production, rows, hang, element, pictures } = film();
    const target = () => targetOfElement(production.state, element()).targetId;
    expect(target()).toBe(rows[0]);
    hang(2, '손잡이.jpg');
    hang(1, '펼친 모습.jpg');
    hang(2, '견적.pdf', 'pdf');
    expect(pictures()).toEqual(['펼친 모습.jpg', '손잡이.jpg']);
    expect(target()).toBe(rows[1]);
  });

  it('EL11, AT4: stays with the thing when its row goes, and comes back to it; other files go with the row', () => {
    const { production, scenes, rows, hang, pictures, undo, at } = film();
    const [picture, offer] = [hang(1, '펼친 모습.jpg'), hang(1, '견적.pdf', 'pdf')];
    production.run('removeBreakdownItems', { itemIds: [rows[1]!] });
    expect([at(picture), at(offer)]).toEqual([rows[0], undefined]);
    undo();
    expect([at(picture), at(offer)]).toEqual([rows[1], rows[1]]);
    production.run('removeScenes', { sceneIds: [scenes[1]!] });
    expect([at(picture), pictures()]).toEqual([rows[0], ['펼친 모습.jpg']]);
    undo();
    expect(at(picture)).toBe(rows[1]);
  });

  it('EL11: goes with a thing that no scene needs any more, and moves to no other thing', () => {
    const { production, scenes, rows, hang, undo, at } = film();
    const picture = hang(1, '펼친 모습.jpg');
    production.run('removeElement', { element: UMBRELLA });
    expect(at(picture)).toBeUndefined();
    undo();
    expect(at(picture)).toBe(rows[1]);
    const sceneIds = [scenes[1]!];
    production.run('splitElement', { element: UMBRELLA, sceneIds, name: '부러진 우산' });
    production.run('removeBreakdownItems', { itemIds: [rows[1]!] });
    expect(at(picture)).toBeUndefined();
  });
});
