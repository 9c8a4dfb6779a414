/** What a column of a 촬영계획표 may be taken for: of a day, or of a scene below it. */
export const DAY_FIELDS: Readonly<Record<string, string>> = {
  tableDate: '날짜',
  dayNo: '회차',
  unit: '유닛',
  calltime: '콜타임',
  sceneNo: 'S#',
  meetingPlace: '집합 장소',
  weekday: '요일',
  startTime: '시작',
  endTime: '종료',
  setName: '극중 장소',
  realName: '실제 촬영지',
  note: '비고',
};
