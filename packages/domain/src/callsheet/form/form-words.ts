/** CS69: what a team's own form may say in `{{ }}`, each once a sheet. */
export const FORM_WORDS = [
  ...(['작품', '제작사', '제목', '이름', '판'] as const),
  ...(['회차', '회차전체', '날짜', '집합시간', '집합장소', '집합주소'] as const),
  ...(['촬영시작', '종료예정', '일출', '일몰', '날씨', '강수', '촬영지'] as const),
  ...(['감독', '감독전화', '제작PD', '제작PD전화', '조감독', '조감독전화'] as const),
  ...(['알림', '식사', '차량', '확인할것'] as const),
  ...(['합계', '씬수', '컷수', '보조출연수', '다음회차'] as const),
] as const;
export type FormWord = (typeof FORM_WORDS)[number];

/** CS70: and what it may say in a row that stands once for each of them: `{{씬.번호}}`. */
export const FORM_LISTS = {
  씬: [
    ...([
      '순서',
      '시간',
      '시작',
      '끝',
      '소요',
      '번호',
      '컷',
      '낮밤',
      '안밖',
      '구분',
      '장소',
      '내용',
    ] as const),
    ...(['등장인물', '단역', '소품', '의상', '장비', '특효', '비고'] as const),
  ],
  배우: ['번호', '배역', '이름', '도착', '분장', '의상', '촬영', '장소', '씬', '준비'],
  보조출연: ['이름', '인원', '집합', '장소', '씬', '담당'],
  팀: ['이름', '콜', '장소', '준비'],
  연락처: ['역할', '이름', '전화'],
  촬영지: ['이름', '주소', '주차', '응급실'],
  차량: ['시간', '이름', '운전', '인원', '길'],
  파일: ['이름', '주소'],
} as const;
export type FormList = keyof typeof FORM_LISTS;

/** What a word stands for: numbers stay numbers, so that a form can add them up. */
export type FormValue = string | number;

/** All that a form can be filled in with. */
export interface FormValues {
  readonly words: Readonly<Record<FormWord, FormValue>>;
  readonly lists: { readonly [L in FormList]: readonly FormEntry<L>[] };
}
export type FormEntry<L extends FormList> = Readonly<Record<(typeof FORM_LISTS)[L][number], FormValue>>;
