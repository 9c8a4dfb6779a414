import type { StoryFlag } from '@ddak/domain';
import type { HeadingTail } from '../headings/heading-tail-fields.ts';

const FLAGS: Partial<Record<HeadingTail['flags'][number], StoryFlag>> = {
  회상: 'flashback',
  몽타주: 'montage',
  인서트: 'insert',
};

/** What kind of storytelling a heading says that its scene is, in the words of the product; dreams are none of them. */
export const toldFlags = (tail: HeadingTail): StoryFlag[] => tail.flags.flatMap((flag) => FLAGS[flag] ?? []);
