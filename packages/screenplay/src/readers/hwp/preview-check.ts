import type { Paragraph, Unread } from '../../paragraph.ts';

/**
 * Compares what was read with the preview text that HWP files carry (about their first thousand characters).
 * Words of the preview that are nowhere in the text mean that a part was lost: said, never hidden.
 */
export function missingFromPreview(preview: string, paragraphs: readonly Paragraph[]): Unread[] {
  const words = preview
    .replace(/^\ufeff/, '')
    .replace(/[<>]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length >= 2);
  if (words.length < 5) return [];
  const text = squeeze(paragraphs.map((paragraph) => paragraph.text).join(' '));
  // The last word is often cut in the middle.
  const lost = words.slice(0, -1).filter((word) => !text.includes(squeeze(word)));
  if (lost.length * 5 < words.length) return [];
  return [
    {
      where: '문서 앞부분',
      reason: `미리보기에 있는 글 ${lost.length}어절을 읽지 못했어요: ${lost.slice(0, 5).join(' ')}`,
    },
  ];
}

function squeeze(text: string): string {
  return text.replace(/[\s<>]+/g, '');
}
