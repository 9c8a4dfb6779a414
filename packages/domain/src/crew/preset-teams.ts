/** CR13: the teams of the trade, in the order in which a call sheet names them. Minutes before (−) or after the call. */
export const PRESET_CREW_TEAMS = [
  { name: '연출', colour: 0, calltimeOffset: 0 },
  { name: '제작', colour: 1, calltimeOffset: -30 },
  { name: '촬영', colour: 2, calltimeOffset: 0 },
  { name: '조명', colour: 3, calltimeOffset: 0 },
  { name: '동시녹음', colour: 4, calltimeOffset: 0 },
  { name: '미술', colour: 5, calltimeOffset: -60 },
  { name: '소품', colour: 6, calltimeOffset: -60 },
  { name: '의상', colour: 7, calltimeOffset: -60 },
  { name: '분장·헤어', colour: 8, calltimeOffset: -60 },
  { name: '그립', colour: 9, calltimeOffset: 0 },
  { name: '특수효과', colour: 0, calltimeOffset: -60 },
  { name: '무술', colour: 1, calltimeOffset: 0 },
  { name: 'DIT', colour: 2, calltimeOffset: 0 },
  { name: '캐스트', colour: 3, calltimeOffset: 0 },
] as const;
