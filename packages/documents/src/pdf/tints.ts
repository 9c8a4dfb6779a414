/** Grounds of print: light enough for a copier; each says nothing that a letter or a place does not say too. */
export const HEAD_FILL = '#EEF1F5';
export const PHASE_FILL = '#F3F4F7';
export const TIME_TINTS = { M: '#CFC2FF', D: '#FFE58A', E: '#FFBE8F', N: '#9ADDEB' } as const;
