import { Production, sketchScript } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { type AcceptChoices, acceptSummary } from './accept-summary.ts';
import { peopleChoicesOf } from './people-questions.ts';

const FIRST = `S#1. 편의점 (안/밤)
@수진
"우산 있어요?
S#2. 정류장 (밖/밤)
@수진
"막차 갔나.
S#3. 옥상 (밖/저녁)
@간호사
"내려오세요.
S#4. 골목 (밖/밤)
고양이가 지나간다. 가로등이 하나씩 꺼진다.`;

/** A film with an accepted first draft, in which S#2 was shot; and what accepting another comes to. */
function film(projectType: 'feature' | 'series' = 'feature', text = FIRST) {
  const production = new Production({ projectType });
  const texts = new Map<string, ReturnType<typeof sketchScript>>();
  const upload = (script: ReturnType<typeof sketchScript>) => {
    const screenplayId = production.newId();
    const file = { fileId: production.newId(), fileName: '밤의 정류장.txt', label: '' };
    production.run('addScreenplay', { screenplayId, episodeId: production.episodeId, ...file });
    production.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
    texts.set(screenplayId, script);
    return screenplayId;
  };
  const first = upload(sketchScript(text));
  production.run(
    'acceptScreenplay',
    { screenplayId: first },
    { loaded: { screenplayText: texts.get(first)! } },
  );
  const scene = (no: number) =>
    [...production.state.scene.values()].find(({ sceneNo }) => sceneNo === no)!._id;
  const [row] = production.allocate(production.day('2026-12-01'), scene(2));
  production.run('recordRow', { rowId: row!, patch: { state: 'done' } });
  const summary = (script: ReturnType<typeof sketchScript>, choices?: AcceptChoices) => {
    const screenplayId = upload(script);
    const who = { projectId: production.projectId, actorId: production.ownerId, screenplayId };
    return acceptSummary(production.state, script, who, texts, choices);
  };
  return { production, scene, summary };
}

it('says that nothing changes where the text is the same, though every scene comes to stand in another version', () => {
  expect(film().summary(sketchScript(FIRST))).toMatchObject({
    scenes: { added: [], changed: [], renumbered: 0, same: 4, omitted: [], shot: [] },
    people: { added: [], gone: [], leftOut: [] },
  });
});

it('names the scenes that are new, other or cut, those of them that were shot, and who comes and goes', () => {
  const second = FIRST.replace('막차 갔나', '막차 놓쳤네')
    .replace('S#3. 옥상 (밖/저녁)\n@간호사\n"내려오세요.\n', '')
    .concat('\nS#5. 강변 (밖/낮)\n@준호\n"찾았어요.');
  expect(film().summary(sketchScript(second))).toMatchObject({
    scenes: { added: ['5'], changed: ['2'], same: 2, omitted: ['3'], shot: ['2'] },
    people: { added: ['준호'], gone: ['간호사'] },
    otherEpisodes: [],
  });
});

it('SP24: says which scenes are divided, and which are joined to another', () => {
  const whole = `S#1. 편의점 (안/밤)
준호가 계산대에서 졸다가 유리문 종소리에 놀라 일어난다.
수진이 젖은 우산을 털며 들어와 담배 한 갑을 찾는다.
갑자기 형광등이 꺼지고 냉장고 소리만 낮게 남는다.
두 사람은 어둠 속에서 서로의 숨소리를 듣는다.
S#2. 정류장 (밖/밤)
첫차가 물을 튀기며 지나간다.`;
  const divided = whole.replace('갑자기', 'S#1A. 편의점 창고 (안/밤)\n갑자기');
  expect(film('feature', whole).summary(sketchScript(divided))?.scenes).toMatchObject({
    ...{ added: ['1A'], divided: ['1 → 1, 1A'], changed: ['1'], omitted: [], joined: [] },
  });
  expect(film('feature', divided).summary(sketchScript(whole))?.scenes).toMatchObject({
    ...{ added: [], divided: [], changed: ['1'], omitted: ['1A'], joined: ['1A → 1'] },
  });
});

it('SP21: names whom somebody has removed, and does not make them again', () => {
  const { production, summary } = film();
  const nurse = [...production.state.character.values()].find(({ name }) => name === '간호사')!;
  production.run('removeCharacter', { characterId: nurse._id });
  const again = summary(sketchScript(FIRST))!;
  expect(again.people).toEqual({ added: [], gone: [], leftOut: ['간호사'] });
  expect(again.scenes.same).toBe(4);
});

it('SP16: names the scenes that lose their place with their set', () => {
  const { production, scene, summary } = film();
  const location = production.location('상암 옥상');
  production.run('editScenes', { sceneIds: [scene(3)], patch: { location } });
  const moved = summary(sketchScript(FIRST.replace('옥상 (밖/저녁)', '한강 둔치 (밖/저녁)')));
  expect(moved!.scenes).toMatchObject({ changed: ['3'], unplaced: ['3'] });
});

it('SP17: an excerpt makes nothing 결번', () => {
  const pages = sketchScript('S#2. 정류장 (밖/밤)\n@수진\n"막차 놓쳤네.');
  const { scenes, people } = film().summary(pages, { scenes: [], people: [], isExcerpt: true })!;
  expect(scenes).toMatchObject({ added: [], changed: ['2'], same: 0, omitted: [], shot: ['2'] });
  expect(people.gone).toEqual([]);
});

it('tells a new number from another text', () => {
  const { scene, summary } = film();
  const shifted = FIRST.replace('S#4. 골목', 'S#5. 골목').replace('S#3. 옥상', 'S#4. 옥상');
  const choices = {
    scenes: [
      { headingLine: 7, sceneId: scene(3) },
      { headingLine: 10, sceneId: scene(4) },
    ],
    people: [],
    isExcerpt: false,
  };
  expect(summary(sketchScript(shifted), choices)!.scenes).toMatchObject({
    ...{ added: [], changed: [], renumbered: 2, same: 2, omitted: [] },
  });
});

it('says into which episode the scenes go, where the script names another than that of its version', () => {
  const script = sketchScript(FIRST);
  const scenes = script.scenes.map((scene) => ({ ...scene, episodeNo: 2 }));
  expect(film('series').summary({ ...script, scenes })).toMatchObject({
    otherEpisodes: ['2부'],
    movesVersion: true,
  });
  const some = script.scenes.map((scene, i) => ({ ...scene, episodeNo: i === 0 ? 2 : 1 }));
  expect(film('series').summary({ ...script, scenes: some })!.movesVersion).toBe(false);
});

it('SP15: nobody is renamed before every question is answered', () => {
  const questions = ['서진', '손님'].map((name) => ({
    name,
    characterId: `id ${name}`,
    known: '',
    actor: '',
    scenes: 1,
  }));
  expect(peopleChoicesOf(questions, new Map([['서진', 'same']]))).toBeNull();
  const answers = new Map([['서진', 'same'] as const, ['손님', 'new'] as const]);
  expect(peopleChoicesOf(questions, answers)).toEqual([{ name: '서진', characterId: 'id 서진' }]);
});
