import { describe, expect, it } from 'vitest';
import { parseInline, parseNote } from './parse-note.ts';

describe('the body of a patch note', () => {
  it('has headings, lists and paragraphs', () => {
    const blocks = parseNote('## 초대\n링크로\n초대해요.\n\n- QR 코드\n- **메일**\n끝.');
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'paragraph']);
    expect(blocks[1]).toEqual({ kind: 'paragraph', content: [{ kind: 'text', text: '링크로 초대해요.' }] });
    expect(blocks[2]).toEqual({
      kind: 'list',
      items: [[{ kind: 'text', text: 'QR 코드' }], [{ kind: 'bold', text: '메일' }]],
    });
  });

  it('links to the web and to our own pages, and to nothing else', () => {
    expect(parseInline('[안내](/guide)와 [글](https://ddak.example)')).toEqual([
      { kind: 'link', text: '안내', href: '/guide' },
      { kind: 'text', text: '와 ' },
      { kind: 'link', text: '글', href: 'https://ddak.example' },
    ]);
    expect(parseInline('[나쁜](javascript:alert(1))')).toEqual([
      { kind: 'text', text: '[나쁜](javascript:alert(1))' },
    ]);
  });

  it('shows HTML as it is written', () => {
    expect(parseInline('<b>굵게</b>')).toEqual([{ kind: 'text', text: '<b>굵게</b>' }]);
  });
});
