import { sceneFieldOf } from '@ddak/screenplay/heads';
import type { NamedColumn } from '@ddak/ui';
import { SCENE_COLUMNS, type SceneColumn } from './scene-columns.ts';

/** What a 씬 구분표 from elsewhere calls our columns. A whole list of another form is read by the import (TI2). */
const ALSO_CALLED: Readonly<Partial<Record<SceneColumn, readonly string[]>>> = {
  number: ['씬', '씬번호', 'S', 'SC', 'Scene', '장면'],
  setName: ['장소', '배경', '씬 장소'],
  location: ['촬영지', '촬영장소', '실촬영지', '로케이션'],
  shootKind: ['로케/세트', '촬영 구분', 'LOS'],
  time: ['M/D/E/N', '낮밤', '낮/밤', '시간', '시간대', 'DN'],
  setting: ['안/밖', '안밖', '내/외', '내외', 'IE'],
  synopsis: ['줄거리', '요약', '설명'],
  cast: ['등장인물', '출연', '출연자', '배역', '캐스트'],
  extras: ['보조', '엑스트라'],
  sequence: ['시퀀스 번호', 'SEQ', 'SQ'],
  cuts: ['컷수', 'CUT'],
  length: ['러닝타임', '예상 분량'],
  planned: ['소요 시간', '촬영 소요'],
  note: ['메모', '기타', '참고'],
};

/**
 * What the import reads as a field of a scene (TI2) stands in this column. A plain number under `Pages` would be minutes here: lengths
 * go by our own names alone.
 */
const FIELDS: Readonly<Partial<Record<SceneColumn, readonly ReturnType<typeof sceneFieldOf>[]>>> = {
  number: ['sceneNo'],
  setName: ['setName'],
  location: ['realName'],
  shootKind: ['shootKind'],
  time: ['timeOfDay'],
  setting: ['setting'],
  synopsis: ['synopsis'],
  cast: ['characters'],
  extras: ['extras'],
  props: ['props'],
  costume: ['costume'],
  makeup: ['makeup'],
  art: ['art'],
  effects: ['sfx', 'cg'],
  vehicles: ['vehicles'],
  sequence: ['sequence'],
  cuts: ['cutCount'],
  planned: ['plannedMinutes'],
  note: ['note'],
};

/** GR27 */
export const SCENE_HEADS: readonly NamedColumn<SceneColumn>[] = SCENE_COLUMNS.map(({ key, label }) => ({
  ...{ key, label, alsoCalled: ALSO_CALLED[key] ?? [] },
  isMeantBy: (name) => FIELDS[key]?.includes(sceneFieldOf(name)) ?? false,
}));
