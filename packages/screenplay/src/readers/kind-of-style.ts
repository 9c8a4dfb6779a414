import type { LineType } from '@ddak/domain';

/** Paragraph styles of screenwriting templates, by their names in small letters, and what they declare a line to be. */
export const KIND_OF_STYLE: Readonly<Record<string, LineType>> = {
  'scene heading': 'heading',
  slugline: 'heading',
  character: 'character',
  dialogue: 'dialogue',
  parenthetical: 'parenthetical',
  transition: 'transition',
};
