import { describe, expect, it } from 'vitest';
import { readScript } from '../../read-script.ts';
import { readMd } from './md.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => readMd(utf8(text)).paragraphs;
const texts = (text: string) => read(text).map((paragraph) => paragraph.text);

describe('OG57 Markdown', () => {
  it('loses its marks and none of its words', () => {
    expect(
      texts(
        '# 봄밤\n\n**도윤:** *작게* 안녕 ~~그래~~ `코드`\n> 인용\n\n1. 하나\n* 둘\n+ 셋\n\n[문서](https://example.org/a_b)\n![그림](a.png)',
      ),
    ).toEqual([
      '봄밤',
      '도윤: 작게 안녕 그래 코드',
      '인용',
      '1. 하나',
      '- 둘',
      '- 셋',
      '문서 (https://example.org/a_b)',
      '그림 (a.png)',
    ]);
  });

  it('keeps how deep a heading stands and what is bold', () => {
    expect(read('### 씬 1. 부두 ###\n**도윤** 안녕\n* **SCENE #2 (0:00 ~ 0:08)**')).toMatchObject([
      { text: '씬 1. 부두', level: 3 },
      { text: '도윤 안녕', bold: [[0, 2]] },
      { text: 'SCENE #2 (0:00 ~ 0:08)', bold: [[0, 22]] },
    ]);
  });

  it('keeps marks that are none: names of files, sums, lone stars and what is escaped', () => {
    expect(texts('scene01_부두_v2.png\n2 * 3 * 4\n\\*별\\* 하나\n#해시태그')).toEqual([
      'scene01_부두_v2.png',
      '2 * 3 * 4',
      '*별* 하나',
      '#해시태그',
    ]);
  });

  it('reads tables cell by cell, with pipes inside of them', () => {
    const table = '| 씬 | 화면 |\n|:--|---:|\n| 1 | 왼쪽 \\| 오른쪽<br>`a | b` |\n|2||\n\n끝';
    expect(read(table).map(({ text, cell }) => [text, cell?.row, cell?.column])).toEqual([
      ['씬', 0, 0],
      ['화면', 0, 1],
      ['1', 1, 0],
      ['왼쪽 | 오른쪽\na | b', 1, 1],
      ['2', 2, 0],
      ['끝', undefined, undefined],
    ]);
  });

  it('takes front matter, code and comments for notes', () => {
    const text =
      '---\ntitle: "봄밤"\ndraft: 2\n---\n\n본문이 여기 있다.\n또 한 줄이 있다.\n\n<!-- S#9. 메모 (낮) -->\n```text\nS#8. 코드 (밤)\n```\n끝 줄이다.';
    const document = readMd(utf8(text));
    expect(document.title).toBe('봄밤');
    expect(document.paragraphs.map(({ text: line, kind }) => [line, kind])).toEqual([
      ['title: "봄밤"', 'note'],
      ['draft: 2', 'note'],
      ['본문이 여기 있다.', undefined],
      ['또 한 줄이 있다.', undefined],
      ['S#9. 메모 (낮)', 'note'],
      ['text', 'note'],
      ['S#8. 코드 (밤)', 'note'],
      ['끝 줄이다.', undefined],
    ]);
  });

  it('reads a script that was put into a fence whole', async () => {
    const result = await readScript(
      utf8('```\nS#1. 부두 (낮)\n도윤: 왔어?\nS#2. 창고 (밤)\n도윤: 응.\n```\n'),
      'a.md',
    );
    expect(result.ok && result.organised.scenes.map(({ setName }) => setName)).toEqual(['부두', '창고']);
  });

  it('is told by the name of the file, whatever it begins with', async () => {
    for (const name of ['a.md', 'A.MARKDOWN']) {
      const result = await readScript(utf8('## S#1. 부두 (낮)\n도윤: 왔어?'), name);
      expect(result.ok && result.organised).toMatchObject({ format: 'md', scenes: [{ setName: '부두' }] });
    }
  });
});
