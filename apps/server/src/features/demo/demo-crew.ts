/** The sample crew: forty people who do not exist. `offset`: minutes before (−) or after the day's call. */
export interface DemoTeam {
  readonly name: string;
  readonly colour: number;
  readonly offset: number;
  readonly people: readonly (readonly [name: string, roleTitle: string])[];
}

export const DEMO_TEAMS: readonly DemoTeam[] = [
  {
    name: '연출',
    colour: 1,
    offset: -30,
    people: [
      ['한지원', '감독'],
      ['정서윤', '조감독'],
      ['문태경', '연출부'],
      ['노아름', '연출부'],
      ['신보라', '스크립터'],
    ],
  },
  {
    name: '제작',
    colour: 4,
    offset: -60,
    people: [
      ['오세준', '제작PD'],
      ['백나래', '라인PD'],
      ['구민재', '제작부장'],
      ['심다온', '제작부'],
      ['허준서', '제작부'],
    ],
  },
  {
    name: '촬영',
    colour: 2,
    offset: 0,
    people: [
      ['윤재하', '촬영감독'],
      ['차은결', '포커스풀러'],
      ['남도윤', '촬영부'],
      ['엄지호', '촬영부'],
      ['표선우', '데이터매니저'],
    ],
  },
  {
    name: '조명',
    colour: 5,
    offset: -30,
    people: [
      ['배성우', '조명감독'],
      ['류한솔', '조명부'],
      ['방시온', '조명부'],
      ['마루한', '발전차'],
    ],
  },
  {
    name: '그립',
    colour: 6,
    offset: -30,
    people: [
      ['도재민', '그립팀장'],
      ['왕건우', '그립'],
    ],
  },
  {
    name: '동시녹음',
    colour: 0,
    offset: 0,
    people: [
      ['손예담', '동시녹음기사'],
      ['채이안', '붐오퍼레이터'],
    ],
  },
  {
    name: '미술·소품',
    colour: 8,
    offset: -60,
    people: [
      ['여민주', '미술감독'],
      ['진소라', '미술팀'],
      ['하태양', '소품팀장'],
      ['지유나', '소품팀'],
      ['공라희', '세트팀'],
    ],
  },
  {
    name: '의상',
    colour: 7,
    offset: 0,
    people: [
      ['강하늬', '의상실장'],
      ['빈가온', '의상팀'],
    ],
  },
  {
    name: '분장·헤어',
    colour: 3,
    offset: -10,
    people: [
      ['피은서', '분장실장'],
      ['탁지우', '헤어'],
    ],
  },
  {
    name: '특수효과',
    colour: 8,
    offset: 0,
    people: [
      ['석원빈', '특효기사'],
      ['두나경', '특효팀'],
    ],
  },
  {
    name: '무술',
    colour: 3,
    offset: 0,
    people: [['견우진', '무술감독']],
  },
  {
    name: '차량·운송',
    colour: 9,
    offset: -60,
    people: [
      ['옥한결', '운송부장'],
      ['용해성', '기사'],
      ['국지산', '기사'],
    ],
  },
  {
    name: '보조출연',
    colour: 9,
    offset: 0,
    people: [
      ['단하영', '보조출연 반장'],
      ['제갈민', '현장매니저'],
    ],
  },
];

/** The n-th invented phone number. */
export const demoPhone = (n: number): string => `010-0000-${String(101 + n).padStart(4, '0')}`;
