export type Light = 'day' | 'night' | 'sunset' | 'dawn';

export interface SampleStrip {
  readonly no: string;
  readonly tag: string;
  readonly light: Light;
  readonly set: string;
  readonly cast: string;
  readonly line: string;
  readonly minutes: number;
}

export interface SamplePhase {
  readonly phase: string;
  readonly minutes: number;
}

export interface SampleDay {
  readonly name: string;
  readonly date: string;
  readonly sun: string;
  /** Minutes after midnight. */
  readonly call: number;
  readonly rows: readonly (SampleStrip | SamplePhase)[];
}

const strip = (
  no: string,
  tag: string,
  light: Light,
  set: string,
  cast: string,
  line: string,
  minutes: number,
): SampleStrip => ({ no, tag, light, set, cast, line, minutes });
const phase = (name: string, minutes: number): SamplePhase => ({ phase: name, minutes });

/** What still waits for a day. */
export const SAMPLE_POOL: readonly SampleStrip[] = [
  strip('47', '안·밤', 'night', '준호네 거실', '1·2·5', '수진이 편지를 내민다', 70),
  strip('66', '밖·저녁', 'sunset', '정류장 건너편', '2·4', '수진이 버스를 보낸다', 50),
  strip('22', '밖·낮', 'day', '시장 골목', '1·5', '생선 가게 앞', 70),
];

/** Three invented shooting days, by whose light each scene can be shot. */
export const SAMPLE_DAYS: readonly SampleDay[] = [
  {
    name: '1회차',
    date: '12.1 화',
    sun: '07:27–17:14',
    call: 660,
    rows: [
      phase('집합 · 세팅', 60),
      strip('3', '안·낮', 'day', '준호네 부엌', '1·5', '아침상을 차리는 어머니', 70),
      strip('21', '안·낮', 'day', '준호 방', '1', '서랍 속 사진', 60),
      phase('식사', 60),
      strip('48', '밖·낮', 'day', '준호네 마당', '1·2', '빨래 사이로', 80),
      strip('72', '밖·저녁', 'sunset', '한강 둔치', '1·2', '해가 진다', 110),
      phase('정리 · 해산', 30),
    ],
  },
  {
    name: '2회차',
    date: '12.2 수',
    sun: '07:28–17:14',
    call: 660,
    rows: [
      phase('집합 · 세팅', 60),
      strip('12', '안·낮', 'day', '편의점', '1·4', '야간 인수인계', 90),
      strip('13', '밖·낮', 'day', '편의점 앞', '4', '담배를 끊은 사장', 80),
      phase('식사', 60),
      strip('40', '안·낮', 'day', '편의점', '1·2·4', '수진이 들어온다', 120),
      strip('14', '밖·밤', 'night', '편의점 앞', '1·2', '우산 하나', 150),
      strip('42', '안·밤', 'night', '편의점', '1·2·4', '초를 켜다', 110),
      phase('정리 · 해산', 30),
    ],
  },
  {
    name: '3회차',
    date: '12.3 목',
    sun: '07:29–17:14',
    call: 780,
    rows: [
      phase('집합 · 세팅', 60),
      strip('61', '안·낮', 'day', '준호네 거실', '1·5', '짐을 싸는 어머니', 70),
      strip('62', '안·낮', 'day', '준호네 현관', '1·5', '신발 두 켤레', 40),
      phase('식사', 60),
      strip('63', '안·저녁', 'sunset', '준호네 부엌', '1', '불을 켜지 않는다', 90),
      phase('정리 · 해산', 30),
    ],
  },
];

/** The sample's name, and a real call sheet of its second day, as the phone shows it. */
export const SAMPLE_TITLE = '밤의 정류장';
