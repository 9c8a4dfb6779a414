/** The colour modes of SPEC.md section 2, as they are called. */
export const COLOUR_MODES = [
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
  { value: 'system', label: '기기 설정대로' },
] as const;
