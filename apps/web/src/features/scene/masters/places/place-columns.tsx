import { describeAvailability, type Location, PERMIT_WORDS, PERMITS } from '@ddak/domain';
import { columnLayouts } from '@ddak/ui';
import type { ColumnHead, ListColumn } from '../../../../platform/grid/list-grid/list-column.ts';
import { fieldMark } from '../../../../platform/presence/field-mark.ts';
import { DAYS_HEAD } from '../days-head.ts';
import type { LocationRow } from '../masters-view.ts';
import { Named } from '../Named.tsx';
import { placeTimes } from './place-times.ts';

/** The texts of a place that are typed in its row. */
export type PlaceText =
  | 'realName'
  | 'address'
  | 'permitNote'
  | 'parking'
  | 'power'
  | 'nearestHospital'
  | 'note';
export type PlaceColumn = PlaceText | 'sets' | 'sceneCount' | 'length' | 'days' | 'available' | 'permit';

type Head = ColumnHead<PlaceColumn>;

const HEADS: readonly Head[] = [
  {
    key: 'realName',
    label: '실제 촬영지',
    width: 172,
    alsoCalled: ['촬영지', '촬영지명', '촬영장소', '실촬영지', '장소', '장소명', '로케이션'],
  },
  { key: 'address', label: '주소', width: 0, alsoCalled: ['촬영지 주소', '장소 주소'] },
  { key: 'sets', label: '극중 장소', width: 140 },
  { key: 'sceneCount', label: '씬', width: 48 },
  { key: 'length', label: '분량', width: 88 },
  { key: 'days', label: '회차', width: 100 },
  {
    key: 'available',
    label: '가능한 날',
    width: 140,
    alsoCalled: ['가능 일정', '일정', '사용 가능일'],
    ...DAYS_HEAD,
  },
  { key: 'permit', label: '허가', width: 84, alsoCalled: ['촬영 허가', '섭외', '섭외 상태'] },
  { key: 'permitNote', label: '허가 내용', width: 150 },
  { key: 'parking', label: '주차', width: 100, alsoCalled: ['주차장', '주차 정보'] },
  { key: 'power', label: '전기', width: 110, alsoCalled: ['전원', '전력'] },
  {
    key: 'nearestHospital',
    label: '가까운 응급실',
    width: 110,
    alsoCalled: ['응급실', '병원', '가까운 병원'],
  },
  { key: 'note', label: '메모', width: 160, alsoCalled: ['비고', '특이사항', '참고'] },
];

export const PLACE_LAYOUTS = columnLayouts<PlaceColumn>({
  columns: HEADS,
  byChoice: ['length', 'permitNote', 'power', 'note'],
  leastRest: 140,
});

const LENGTHS: Readonly<Record<PlaceText, number>> = {
  ...{
    realName: 120,
    address: 200,
    permitNote: 200,
    parking: 200,
    power: 200,
    nearestHospital: 200,
    note: 500,
  },
};

export const isPlaceText = (column: PlaceColumn): column is PlaceText => column in LENGTHS;

const ALWAYS = describeAvailability([]);

type Content = Omit<ListColumn<LocationRow, PlaceColumn>, 'key' | 'label' | 'width'>;

/** The columns of the places. `onOpenDays`: what the column of their times opens. */
export function placeColumns(onOpenDays: (row: LocationRow) => void): ListColumn<LocationRow, PlaceColumn>[] {
  const read: Readonly<Record<Exclude<PlaceColumn, PlaceText>, Content>> = {
    sets: { text: ({ sets }) => sets },
    sceneCount: { text: ({ sceneCount }) => String(sceneCount), isNumber: true },
    length: { text: ({ length }) => length, isNumber: true, sortBy: ({ minutes }) => minutes },
    days: { text: ({ days }) => days },
    permit: {
      text: ({ location }) => (location.permit === null ? '' : PERMIT_WORDS[location.permit]),
      edit: {
        maxLength: 10,
        choices: ({ location }) =>
          PERMITS.map((permit) => ({ text: PERMIT_WORDS[permit], selected: permit === location.permit })),
      },
      isQuiet: ({ location }) => location.permit === 'needless',
      mark: ({ rowId }) => fieldMark('location', rowId, 'permit'),
    },
    available: {
      text: ({ location }) => placeTimes(location),
      pastes: { maxLength: 500 },
      opens: onOpenDays,
      isQuiet: ({ location }) => placeTimes(location) === ALWAYS,
    },
  };
  return HEADS.map((head) => {
    const { key } = head;
    return isPlaceText(key) ? { ...head, ...textColumn(key) } : { ...head, ...read[key] };
  });
}

const textColumn = (key: keyof Pick<Location, PlaceText>): Content => ({
  text: ({ location }) => location[key],
  edit: { maxLength: LENGTHS[key], ...(key === 'realName' ? { isOwn: true } : {}) },
  mark: ({ rowId }) => fieldMark('location', rowId, key),
  ...(key === 'realName' ? { draw: drawName } : {}),
});

const drawName = ({ rowId, location }: LocationRow) => (
  <Named target={{ targetKind: 'location', targetId: rowId }} name={location.realName} />
);
