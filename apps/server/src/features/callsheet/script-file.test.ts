import { itemKey, itemsOfScene, type OrganisedScreenplay, scenesInOrder, writeFdx } from '@ddak/domain';
import { readScript } from '@ddak/screenplay';
import { joinBreakdown } from '@ddak/screenplay/breakdown';
import { Production, sketchScript } from '@ddak/testkit';
import { expect, it } from 'vitest';

const SCRIPT = `밤의 정류장
S#1. 편의점 (안/밤)
수진이 우산을 접고 "계산"대에 <동전>을 쏟는다.
@수진
(작게)
"이거 얼마예요 & 저건요.
S#2A. 정류장 (밖/새벽)
버스가 지나간다.
S#4. 골목 (밖/낮)
고양이가 지나간다.`;

/** A film with a script, of which people have tagged words, and written down what no word says. */
function film() {
  const production = new Production({ title: '밤의 정류장' });
  const screenplayId = production.newId();
  const file = { fileId: production.newId(), fileName: '밤의 정류장.txt', label: '' };
  production.run('addScreenplay', { screenplayId, episodeId: production.episodeId, ...file });
  production.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
  const text = sketchScript(SCRIPT);
  production.run(
    'acceptScreenplay',
    { screenplayId },
    { loaded: { screenplayText: text, sceneTexts: new Map([[screenplayId, text]]) } },
  );
  const [first, second, third] = scenesInOrder(production.state);
  const add = (
    sceneId: string,
    type: 'props' | 'costume' | 'electrical' | 'etc',
    name: string,
    words?: string,
  ) => {
    const line = text.lines.find((one) => words !== undefined && one.text.includes(words));
    const evidence = line && words !== undefined ? { line: line.n, words } : null;
    const fixed = {
      subtype: type === 'etc' ? '동물' : '',
      quantity: null,
      note: '',
      source: 'manual',
    } as const;
    production.run('addBreakdownItems', {
      sceneId,
      items: [{ _id: production.newId(), type, name, evidence, ...fixed }],
    });
  };
  add(first!._id, 'props', '동전', '<동전>');
  add(first!._id, 'props', '검은 우산', '우산');
  add(first!._id, 'costume', '"젖은" 외투');
  add(first!._id, 'electrical', '형광등');
  add(third!._id, 'etc', '고양이', '고양이');
  production.run('editScenes', { sceneIds: [second!._id], patch: { status: 'omitted' } });
  const written = writeFdx(production.state, production.episodeId, new Map([[screenplayId, text]]));
  return { production, written, text };
}

async function read(written: string): Promise<OrganisedScreenplay> {
  const reading = await readScript(new TextEncoder().encode(written), '대본.fdx');
  if (!reading.ok) throw new Error(reading.message);
  return joinBreakdown(reading.organised);
}

it('FX1: a script that goes out as FDX comes back with the same scenes, numbers, places and words', async () => {
  const { production, written } = film();
  const { scenes, lines, title } = await read(written);
  expect(title).toBe('밤의 정류장');
  expect(scenes.map(({ sceneNo, subSceneNo, omitted }) => [sceneNo, subSceneNo, omitted])).toEqual(
    scenesInOrder(production.state).map(({ sceneNo, subSceneNo, status }) => [
      ...[sceneNo, subSceneNo, status === 'omitted'],
    ]),
  );
  const kept = scenes.filter(({ omitted }) => !omitted);
  expect(kept.map(({ setName, setting, timeOfDay }) => [setName, setting, timeOfDay])).toEqual([
    ['편의점', 'INT', 'night'],
    ['골목', 'EXT', 'day'],
  ]);
  expect(lines.filter(({ scene }) => scene === 0).map(({ type, text }) => [type, text])).toEqual([
    ['heading', 'INT. 편의점 - 밤'],
    ['action', '수진이 우산을 접고 "계산"대에 <동전>을 쏟는다.'],
    ['character', '수진'],
    ['parenthetical', '(작게)'],
    ['dialogue', '이거 얼마예요 & 저건요.'],
  ]);
});

it('FX2, FX4: what scenes need goes out as tags, and is offered first where it comes back', async () => {
  const { production, written } = film();
  const { scenes } = await read(written);
  const [first, , third] = scenesInOrder(production.state);
  const tagged = (i: number) => scenes[i]!.items.filter(({ confidence }) => confidence === 1);
  for (const [i, scene] of [
    [0, first!],
    [2, third!],
  ] as const)
    expect(tagged(i).map(itemKey).sort()).toEqual(
      itemsOfScene(production.state, scene._id).map(itemKey).sort(),
    );
  expect(tagged(0).map(({ name, words }) => [name, words])).toEqual([
    ['"젖은" 외투', 'INT. 편의점 - 밤'],
    ['형광등', 'INT. 편의점 - 밤'],
    ['검은 우산', '우산'],
    ['동전', '<동전>'],
  ]);
  // The words are not offered a second time under the name that they would have by themselves.
  expect(scenes[0]!.items.filter(({ name }) => name === '우산' || name === '동전')).toHaveLength(1);
  expect(tagged(2)).toMatchObject([{ type: 'etc', subtype: '동물' }]);
});

it('FX3: tags of people and notes are no things, and those of an unknown category are 기타', async () => {
  const data = `<TagData><TagCategories><TagCategory Id="a" Name="Cast Members"/><TagCategory Id="b" Name="Boats"/></TagCategories>
    <TagDefinitions><TagDefinition CatId="a" Id="1" Label="수진"/><TagDefinition CatId="b" Id="2" Label="나룻배"/></TagDefinitions>
    <Tags><Tag Number="1"><DefId>1</DefId></Tag><Tag Number="2"><DefId>2</DefId></Tag></Tags></TagData>`;
  const heading = '<Paragraph Type="Scene Heading" Number="1"><Text>EXT. 강가 - 낮</Text></Paragraph>';
  const action =
    '<Paragraph Type="Action"><Text TagNumber="1">수진</Text><Text>이 </Text><Text TagNumber="2">배</Text><Text>를 민다.</Text></Paragraph>';
  const file = `<FinalDraft Version="5"><Content>${heading}${action}</Content>${data}</FinalDraft>`;
  const [scene] = (await read(file)).scenes;
  expect(scene!.items.filter(({ confidence }) => confidence === 1)).toMatchObject([
    { type: 'etc', subtype: 'Boats', name: '나룻배', line: 2, words: '배' },
  ]);
});
