import { Production } from '@ddak/testkit';
import { readTsv } from '@ddak/ui';
import { describe, expect, it } from 'vitest';
import { leftOut, pasteCells } from './paste-cells.ts';
import { COLUMN_KEYS, type SceneColumn } from './scene-columns.ts';

it('GR7: reads what a spreadsheet gives, quotes, lines and tabs in a cell too', () => {
  const two = [
    ['1', '골목'],
    ['2', ''],
  ];
  expect(readTsv('1\t골목\r\n2\t\r\n')).toEqual(two);
  expect(readTsv('"두\n줄"\t"그가 ""간다"""\n끝')).toEqual([['두\n줄', '그가 "간다"'], ['끝']]);
  expect(readTsv('')).toEqual([['']]);
  expect(readTsv('"따옴표" 뒤\t한 칸')).toEqual([['"따옴표" 뒤', '한 칸']]);
});

describe('a block that is pasted', () => {
  const film = () => {
    const made = new Production();
    const sceneIds = [made.scene(1), made.scene(2), made.scene(3)];
    const paste = (column: SceneColumn, text: string, row = 0) => {
      const at = COLUMN_KEYS.indexOf(column);
      const range = { top: row, bottom: row, left: at, right: at };
      const shown = { rowIds: sceneIds, columns: COLUMN_KEYS };
      return pasteCells(made.state, { shown, range, text }, () => made.newId());
    };
    return { made, sceneIds, paste };
  };

  it('GR7: goes on from the active cell, and names a new place once', () => {
    const { made, sceneIds, paste } = film();
    const third = made.state.scene.get(sceneIds[2]!);
    const { args, problems, beyond } = paste('setName', '골목\t성산동\tL\tN\n옥상\t성산동\tS\tD\n');
    expect([problems, beyond, args?.places.length]).toEqual([[], [], 1]);
    made.run('fillScenes', args!);
    const [one, two] = sceneIds.map((id) => made.state.scene.get(id)!);
    expect([one!.setName, one!.shootKind, one!.timeOfDay]).toEqual(['골목', 'L', 'night']);
    expect([two!.setName, two!.location]).toEqual(['옥상', one!.location]);
    expect(made.state.scene.get(sceneIds[2]!)).toBe(third);
  });

  it('GR7: says what it cannot read and which rows have no scene, and leaves both out', () => {
    const { paste, sceneIds } = film();
    const { args, problems, beyond } = paste('cuts', '3\n많이\n5', 1);
    expect(args?.fills.map(({ sceneId, patch }) => [sceneId, patch])).toEqual([
      [sceneIds[1], { cutCount: 3 }],
    ]);
    expect([problems.length, beyond.length]).toEqual([1, 1]);
    expect(paste('time', '언젠가').args).toBeNull();
  });

  it('GR7: says which columns are not typed in, and how many there are too many', () => {
    const { paste } = film();
    const days = COLUMN_KEYS.at(COLUMN_KEYS.indexOf('note') - 1)!;
    const pasted = paste(days, '1회차\t비 오면 실내\t더\t더');
    expect(pasted.args?.fills[0]?.patch).toEqual({ note: '비 오면 실내' });
    expect(leftOut(pasted)).toEqual([
      '배정 회차 열에는 붙여 넣을 수 없어 빠졌어요.',
      '오른쪽에 열이 모자라 2열은 빠졌어요.',
    ]);
  });

  it('GR7: never cuts a text that is too long, and says of which scene it is', () => {
    const { paste } = film();
    const pasted = paste('synopsis', `${'가'.repeat(300)}\n${'나'.repeat(310)}`);
    expect(pasted.args?.fills.length).toBe(1);
    expect(leftOut(pasted)).toEqual([
      '읽을 수 없는 칸 1개는 그대로 두었어요. S#2 내용: 300자까지 적을 수 있어요. 10자를 줄여 주세요.',
    ]);
    expect(paste('location', '다'.repeat(121)).args).toBeNull();
  });

  it('GR3: takes people that stand each on a line, and by names of before', () => {
    const { made, paste, sceneIds } = film();
    const [junho, seojin] = [made.character('준호'), made.character('수진')];
    made.run('editCharacter', { characterId: seojin, patch: { name: '서진' } });
    const { args } = paste('cast', '"준호\n수진"');
    expect(args?.fills).toEqual([{ sceneId: sceneIds[0], patch: {}, add: [junho, seojin], remove: [] }]);
  });

  it('GR27: goes by its head and by the numbers of the scenes, whatever their order', () => {
    const { paste, sceneIds } = film();
    const pasted = paste('cuts', '컷\t씬\t장소\t감독\n3\tS#3\t옥상\tx\n\n2\t1\t\tx\n9\t77\t\t');
    expect(pasted.args?.fills.map(({ sceneId, patch }) => [sceneId, patch])).toEqual([
      [sceneIds[2], { cutCount: 3, setName: '옥상' }],
      [sceneIds[0], { cutCount: 2 }],
    ]);
    expect(leftOut(pasted)).toEqual([
      '보이는 목록에 없는 씬 1줄은 빠졌어요. 새 씬은 위의 ‘가져오기’로 더해 주세요.',
      '이 표에 없는 열은 빠졌어요: 감독',
    ]);
  });

  it('GR27: a list from elsewhere goes by the words that the import knows, too', () => {
    const { paste, sceneIds } = film();
    const pasted = paste(
      'cuts',
      'Scene No.\tInt/Ext\tSet\tDay/Night\tShots\tPages\n3\tEXT\t옥상\tNIGHT\t4\t1.5\n',
    );
    expect(pasted.args?.fills.map(({ sceneId, patch }) => [sceneId, patch])).toEqual([
      [sceneIds[2], { setting: 'EXT', setName: '옥상', timeOfDay: 'night', timeText: 'NIGHT', cutCount: 4 }],
    ]);
    expect(leftOut(pasted)).toEqual(['이 표에 없는 열은 빠졌어요: Pages']);
  });

  it('GR27: a word that may be a value is no head where it stands alone', () => {
    const { paste, sceneIds } = film();
    const { args } = paste('synopsis', '액션\n추격');
    expect(args?.fills.map(({ sceneId, patch }) => [sceneId, patch])).toEqual([
      [sceneIds[0], { synopsis: '액션' }],
      [sceneIds[1], { synopsis: '추격' }],
    ]);
  });

  it('GR7: reads 500 rows of ten cells as one command', () => {
    const made = new Production();
    const sceneIds = Array.from({ length: 500 }, (_, i) => made.scene(i + 1));
    const rows = sceneIds.map((_, i) => [
      '골목',
      `장소 ${i % 7}`,
      'L',
      'N',
      'I',
      `내용 ${i}`,
      '',
      '',
      i % 9,
      3,
    ]);
    const text = rows.map((row) => row.join('\t')).join('\n');
    const range = { top: 0, bottom: 0, left: 1, right: 1 };
    const shown = { rowIds: sceneIds, columns: COLUMN_KEYS };
    const { args, problems } = pasteCells(made.state, { shown, range, text }, () => made.newId());
    expect([args?.fills.length, args?.places.length, problems]).toEqual([500, 7, []]);
    made.run('fillScenes', args!);
    expect(made.state.scene.get(sceneIds[499]!)).toMatchObject({ setName: '골목', synopsis: '내용 499' });
  });
});
