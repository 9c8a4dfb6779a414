import { Production, sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  type OrganisedScreenplay,
  planUndo,
  refusalMessage,
  rowsOfScene,
  type SceneChoice,
} from '../../index.ts';

const SCENES = [
  ['카페 (낮)', '준호가 빈 잔을 오래 닦는다. 손님이 하나도 없다.'],
  ['골목 (밤)', '미영이 가로등 아래를 빠르게 지나간다. 뒤를 돌아본다.'],
  ['옥상 (새벽)', '바람에 빨래가 날린다. 할머니가 노래를 흥얼거린다.'],
  ['정류장 (밤)', '막차가 떠난다. 수진이 전화를 끊고 주저앉는다.'],
] as const;
type Told = readonly [heading: string, action: string];
const NEW: Told = ['병원 복도 (낮)', '간호사가 침대를 민다. 형광등이 깜빡인다.'];

const script = (...scenes: readonly Told[]): OrganisedScreenplay =>
  sketchScript(scenes.map(([heading, action], i) => `S#${i + 1}. ${heading}\n${action}`).join('\n'));

/** A film with an accepted script of four scenes, each with a note and a place on the board. */
function film() {
  const production = new Production();
  const texts = new Map<string, OrganisedScreenplay>();
  const upload = (text: OrganisedScreenplay): string => {
    const screenplayId = production.newId();
    const file = { fileId: production.newId(), fileName: '밤의 정류장.txt', label: '' };
    production.run('addScreenplay', { screenplayId, episodeId: production.episodeId, ...file });
    production.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
    texts.set(screenplayId, text);
    return screenplayId;
  };
  const accept = (screenplayId: string, scenes?: SceneChoice[], isExcerpt = false) => {
    const loaded = { screenplayText: texts.get(screenplayId)!, sceneTexts: texts };
    return production.try(
      'acceptScreenplay',
      { screenplayId, ...(scenes ? { scenes } : {}), isExcerpt },
      { loaded },
    );
  };
  accept(upload(script(...SCENES)));
  const day = production.day('2026-12-01');
  const ids = [...production.state.scene.values()]
    .sort((a, b) => a.sceneNo - b.sceneNo)
    .map(({ _id }) => _id);
  ids.forEach((_id, i) => {
    production.run('editScenes', { sceneIds: [_id], patch: { note: `메모 ${i + 1}` } });
    production.allocate(day, _id);
  });
  const shown = () =>
    [...production.state.scene.values()]
      .sort((a, b) => a.sceneNo - b.sceneNo || (a.subSceneNo < b.subSceneNo ? -1 : 1))
      .map(
        (s) =>
          `${s.sceneNo}${s.subSceneNo} ${s.setName} ${s.note || '–'}${s.status === 'omitted' ? ' 결번' : ''}`,
      );
  return { production, upload, accept, ids, shown };
}

const inserted = script(SCENES[0], NEW, ...SCENES.slice(1));
const line = (scene: number): number => scene * 2 - 1;

describe('somebody whom a person has removed', () => {
  const first = sketchScript('S#1. 카페\n@행인\n"저기요.\nS#2. 골목\n@준호\n"누구세요?');
  const castBy = (production: Production) =>
    [...production.state.scene.values()]
      .sort((a, b) => a.sceneNo - b.sceneNo)
      .map(({ characters }) => characters.map(({ _id }) => production.state.character.get(_id)!.name).join());
  const removed = () => {
    const production = new Production();
    const texts = new Map<string, OrganisedScreenplay>();
    const accept = (text: OrganisedScreenplay) => {
      const screenplayId = production.newId();
      const file = { fileId: production.newId(), fileName: '밤의 정류장.txt', label: '' };
      production.run('addScreenplay', { screenplayId, episodeId: production.episodeId, ...file });
      production.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
      texts.set(screenplayId, text);
      const loaded = { screenplayText: text, sceneTexts: texts };
      production.run('acceptScreenplay', { screenplayId }, { loaded });
    };
    accept(first);
    const characterId = [...production.state.character.values()].find(({ name }) => name === '행인')!._id;
    production.run('removeCharacter', { characterId });
    return { production, accept };
  };

  it('SP21: does not come back with a draft that has them where they were', () => {
    const { production, accept } = removed();
    accept(first);
    expect([...production.state.character.values()].map(({ name }) => name)).toEqual(['준호']);
    expect(castBy(production)).toEqual(['', '준호']);
  });

  it('SP21: is somebody new in a scene that had them not, and in that scene alone', () => {
    const { production, accept } = removed();
    accept(sketchScript('S#1. 카페\n@행인\n"저기요.\nS#2. 골목\n@준호\n"누구세요?\n@행인\n"저예요.'));
    expect([...production.state.character.values()].map(({ name }) => name)).toEqual(['준호', '행인']);
    expect(castBy(production)).toEqual(['', '준호,행인']);
  });
});

describe('accepting a new draft', () => {
  it('SP12: is refused by name while a number and its text disagree, and nothing is changed', () => {
    const { production, upload, accept, shown } = film();
    const before = shown();
    const plan = accept(upload(inserted));
    expect(plan).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'scenes_disagree', details: { count: 4 } },
    });
    expect(plan.kind === 'refuse' && refusalMessage(plan.refusal)).toContain('S#2, S#3, S#4, S#5');
    expect(shown()).toEqual(before);
    expect(production.state.scene.size).toBe(4);
  });

  it('SP12, SP13: scenes that were renumbered keep all that hangs on them, and undo puts every number back', () => {
    const { production, upload, accept, ids, shown } = film();
    const before = shown();
    const plan = accept(upload(inserted), [
      { headingLine: line(2), sceneId: null },
      ...[3, 4, 5].map((number) => ({ headingLine: line(number), sceneId: ids[number - 2]! })),
    ]);
    expect(plan.kind).toBe('changes');
    expect(shown()).toEqual([
      '1 카페 메모 1',
      '2 병원 복도 –',
      '3 골목 메모 2',
      '4 옥상 메모 3',
      '5 정류장 메모 4',
    ]);
    expect(rowsOfScene(production.state, ids[3]!)).toHaveLength(1);
    const undone = planUndo(production.state, production.log.at(-1)!, production.context());
    expect(undone.left).toEqual([]);
    if (undone.plan.kind === 'changes')
      production.state = applyChanges(production.state, undone.plan.changes);
    expect(shown()).toEqual(before);
  });

  it('SP12: the number holds where a person says so', () => {
    const { upload, accept, ids, shown } = film();
    const byNumber = [2, 3, 4].map((number) => ({ headingLine: line(number), sceneId: ids[number - 1]! }));
    accept(upload(inserted), [...byNumber, { headingLine: line(5), sceneId: null }]);
    expect(shown()).toEqual([
      '1 카페 메모 1',
      '2 병원 복도 메모 2',
      '3 골목 메모 3',
      '4 옥상 메모 4',
      '5 정류장 –',
    ]);
  });

  it('SP13: a scene that gives its number to a new one is cut, with the next free letter', () => {
    const { upload, accept, shown } = film();
    accept(upload(script(SCENES[0], NEW, SCENES[2], SCENES[3])), [{ headingLine: line(2), sceneId: null }]);
    expect(shown()).toEqual([
      '1 카페 메모 1',
      '2 병원 복도 –',
      '2A 골목 메모 2 결번',
      '3 옥상 메모 3',
      '4 정류장 메모 4',
    ]);
  });

  it('SP13: a scene that was made by hand stays as it is, under a free number', () => {
    const { production, upload, accept, shown } = film();
    const ours = production.scene(5, { setName: '바닷가', note: '추가 촬영' });
    const draft = upload(script(...SCENES, NEW));
    expect(accept(draft)).toMatchObject({ refusal: { code: 'scenes_disagree' } });
    accept(draft, [{ headingLine: line(5), sceneId: null }]);
    expect(shown().slice(4)).toEqual(['5 병원 복도 –', '5A 바닷가 추가 촬영']);
    expect(production.state.scene.get(ours)!.status).toBe('draft');
  });

  it('SP12: no scene is two, and none is one that is not there', () => {
    const { production, upload, accept, ids } = film();
    const draft = upload(inserted);
    const twice = [2, 3, 4, 5].map((number) => ({ headingLine: line(number), sceneId: ids[1]! }));
    expect(accept(draft, twice)).toMatchObject({ refusal: { code: 'invalid' } });
    const gone = [{ headingLine: line(2), sceneId: production.newId() }];
    expect(accept(draft, gone)).toMatchObject({ refusal: { code: 'not_found' } });
    expect(accept(draft, [{ headingLine: 99, sceneId: null }])).toMatchObject({
      refusal: { code: 'not_found' },
    });
  });

  it('SP7, SP12: a draft that agrees is accepted without a word, as it always was', () => {
    const { upload, accept, shown } = film();
    const later = script(SCENES[0], SCENES[1], ['옥상 (밤)', SCENES[2][1]], SCENES[3]);
    expect(accept(upload(later)).kind).toBe('changes');
    expect(shown()).toEqual(['1 카페 메모 1', '2 골목 메모 2', '3 옥상 메모 3', '4 정류장 메모 4']);
  });
});

describe('an excerpt of a script', () => {
  it('SP17: leaves alone what it does not have, and brings what it has', () => {
    const { production, upload, accept, ids, shown } = film();
    const pages = upload(
      sketchScript(
        'S#2. 골목 (밤)\n미영이 가로등 아래를 뛴다. 뒤를 돌아본다.\nS#2A. 담 밑 (밤)\n개가 짖는다.',
      ),
    );
    expect(accept(pages, [], true).kind).toBe('changes');
    expect(shown()).toEqual([
      '1 카페 메모 1',
      '2 골목 메모 2',
      '2A 담 밑 –',
      '3 옥상 메모 3',
      '4 정류장 메모 4',
    ]);
    expect(ids.map((id) => production.state.scene.get(id)!.screenplayId === pages)).toEqual([
      ...[false, true, false, false],
    ]);
  });

  it('SP17: cuts the scene whose number it gives to another', () => {
    const { upload, accept, shown } = film();
    const pages = upload(sketchScript('S#2. 병원 복도 (낮)\n간호사가 침대를 민다. 형광등이 깜빡인다.'));
    accept(pages, [{ headingLine: 1, sceneId: null }], true);
    expect(shown()).toEqual([
      '1 카페 메모 1',
      '2 병원 복도 –',
      '2A 골목 메모 2 결번',
      '3 옥상 메모 3',
      '4 정류장 메모 4',
    ]);
  });
});

describe('what people have made of scenes', () => {
  /** A film of one scene, and what a second draft of it comes to; `by` is what people do in between. */
  function redraft(first: string, second: string, by: (made: ReturnType<typeof film>) => void) {
    const made = film();
    const scene = () => made.production.state.scene.get(made.ids[0]!)!;
    const rest = `\n${SCENES.slice(1)
      .map(([heading, action], i) => `S#${i + 2}. ${heading}\n${action}`)
      .join('\n')}`;
    made.accept(made.upload(sketchScript(first + rest)));
    by(made);
    made.accept(made.upload(sketchScript(second + rest)));
    const cast = () => scene().characters.map(({ _id }) => made.production.state.character.get(_id)!.name);
    return { ...made, scene, cast };
  }
  const FIRST = 'S#1. 카페 (안/낮)\n@준호\n"어서 오세요.\n@수진\n"빈 잔을 오래 닦으시네요.';

  it('SP14: stays where the script says what it said before', () => {
    const { scene } = redraft(FIRST, `${FIRST}\n준호가 잔을 놓친다.`, ({ production, ids }) =>
      production.run('editScenes', {
        sceneIds: [ids[0]!],
        patch: {
          setName: '24시 카페',
          timeOfDay: 'sunset',
          timeText: '해 질 녘',
          setting: 'EXT',
          flags: ['flashback'],
        },
      }),
    );
    expect(scene()).toMatchObject({
      ...{ setName: '24시 카페', timeOfDay: 'sunset', timeText: '해 질 녘' },
      ...{ setting: 'EXT', flags: ['flashback'] },
    });
  });

  it('SP14: gives way where the script says something else', () => {
    const { scene } = redraft(
      FIRST,
      FIRST.replace('카페 (안/낮)', '카페 테라스 (밖/밤)'),
      ({ production, ids }) =>
        production.run('editScenes', {
          sceneIds: [ids[0]!],
          patch: { setName: '24시 카페', timeOfDay: 'sunset', timeText: '해 질 녘' },
        }),
    );
    expect(scene()).toMatchObject({
      setName: '카페 테라스',
      setting: 'EXT',
      timeOfDay: 'night',
      timeText: '밤',
    });
  });

  it('SP14: a length that was set by hand stays while the text has the length that it had, with its minutes', () => {
    const set = ({ production, ids }: ReturnType<typeof film>) =>
      production.run('editScenes', { sceneIds: [ids[0]!], patch: { pages: 12, screenMinutes: 3 } });
    expect(redraft(FIRST, FIRST, set).scene()).toMatchObject({ pages: 12, screenMinutes: 3 });
    const longer = `${FIRST}${'\n준호가 잔을 하나 더 닦는다.'.repeat(40)}`;
    expect(redraft(FIRST, longer, set).scene().pages).not.toBe(12);
  });

  it('SP14: a synopsis that somebody wrote stays, whatever the text says now; one that was read follows it', () => {
    const told = (line: string) => `${FIRST}\n${line}`;
    const write = ({ production, ids }: ReturnType<typeof film>) =>
      production.run('editScenes', { sceneIds: [ids[0]!], patch: { synopsis: '둘이 처음 만난다' } });
    const [before, after] = [told('준호가 문을 잠근다.'), told('준호가 접시를 던진다.')];
    expect(redraft(before, after, write).scene().synopsis).toBe('둘이 처음 만난다');
    expect(redraft(before, after, () => undefined).scene().synopsis).toBe('준호가 접시를 던진다.');
  });

  it('SP14: who was put into a scene stays, who was taken out does not come back, and the text brings and takes its own', () => {
    const second = `${FIRST.replace('@수진', '@미영')}\n@사장\n"문 닫자.`;
    const cast = ({ production, ids }: ReturnType<typeof film>) => {
      const byName = (name: string) =>
        [...production.state.character.values()].find((one) => one.name === name)!._id;
      const extra = production.character('말 없는 손님');
      production.run('castScenes', { sceneIds: [ids[0]!], add: [extra], remove: [byName('준호')] });
    };
    expect(redraft(FIRST, second, cast).cast()).toEqual(['미영', '사장', '말 없는 손님']);
  });

  it('SP14: of a scene that no script has told yet its people and synopsis stay', () => {
    const { production, upload, accept } = film();
    const listed = production.scene(5, { setName: '바닷가', synopsis: '둘이 걷는다' });
    production.run('castScenes', { sceneIds: [listed], add: [production.character('어부')], remove: [] });
    const text = sketchScript(
      `${[...SCENES, ['바닷가 (낮)', '파도가 친다.']].map(([heading, action], i) => `S#${i + 1}. ${heading}\n${action}`).join('\n')}\n@수진\n"춥다.`,
    );
    expect(accept(upload(text)).kind).toBe('changes');
    const { synopsis, characters, timeOfDay } = production.state.scene.get(listed)!;
    expect([synopsis, characters.length, timeOfDay]).toEqual(['둘이 걷는다', 2, 'day']);
  });

  it('SP16: a scene that is moved to another set is not shot at the place of the one before, but where that set is', () => {
    const at = (heading: string) => {
      const { production, scene } = redraft(FIRST, FIRST.replace('카페 (안/낮)', heading), (made) => {
        const place = (sceneId: string, realName: string) =>
          made.production.run('editScenes', {
            sceneIds: [sceneId],
            patch: { location: made.production.location(realName) },
          });
        place(made.ids[0]!, '연남동 카페');
        place(made.ids[3]!, '상암 정류장');
      });
      return production.state.location.get(scene().location ?? '')?.realName ?? null;
    };
    expect(at('카페 (안/밤)')).toBe('연남동 카페');
    expect(at('카페 테라스 (밖/낮)')).toBe('연남동 카페');
    expect(at('한강 둔치 (밖/낮)')).toBeNull();
    expect(at('정류장 (밖/낮)')).toBe('상암 정류장');
  });
});
