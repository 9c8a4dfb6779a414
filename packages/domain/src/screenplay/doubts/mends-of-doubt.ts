import { josa } from '../../kernel/josa.ts';
import { nameInCue } from '../review/steps/set-line-type.ts';
import type { Doubtful, Mend } from './mend.ts';
import { mendBack, mendDouble, mendGap, mendMissingNumber, mendRange } from './mend-numbers.ts';
import { mendPlace, mendTime } from './mend-place-and-time.ts';

/** How the doubts of one code are mended, and what its button says for "right as it stands". */
interface Way {
  readonly confirm: string;
  readonly mends: (doubtful: Doubtful) => readonly Mend[];
  /** What was read is likely so: calling it right comes first. */
  readonly isLikely?: true;
}

/** The line is a heading, or is none: its scene goes on in the one before. */
const notAHeading = ({ scene }: Doubtful): Mend[] => [
  {
    label: '씬 제목 아님',
    step: { kind: 'setLineType', lines: [scene.headingLine], type: 'action', who: null },
  },
];

const heading = (confirm: string): Way => ({ confirm, mends: notAHeading, isLikely: true });

const makeHeading = ({ doubt }: Doubtful): Mend[] =>
  doubt.line === null ? [] : [{ label: '씬 제목으로', step: { kind: 'split', line: doubt.line } }];

const onePerson = ({ doubt }: Doubtful): Mend[] =>
  (doubt.names ?? []).flatMap((found) => {
    const name = nameInCue(found);
    if (name === null) return [];
    return [
      {
        label: `‘${name}’${josa.pick(name, '으로/로')} 합치기`,
        step: { kind: 'namePeople', names: [...(doubt.names ?? [])], name },
      },
    ];
  });

/** SY17: every code that the reader and the review give. */
export const WAYS: Readonly<Record<string, Way>> = {
  number_gap: { confirm: '빠진 씬 없음', mends: mendGap },
  number_double: { confirm: '번호 그대로', mends: mendDouble },
  number_back: { confirm: '번호 그대로', mends: mendBack },
  number_missing: { confirm: '번호 없이 두기', mends: mendMissingNumber },
  missing_number: {
    confirm: '짐작한 번호가 맞음',
    mends: (doubtful) => [...mendMissingNumber(doubtful), ...notAHeading(doubtful)],
    isLikely: true,
  },
  number_range: { confirm: '한 씬으로 두기', mends: mendRange },
  sub_scene_unknown: { confirm: '번호 그대로', mends: mendMissingNumber },
  place_missing: { confirm: '장소 없음', mends: mendPlace },
  time_missing: { confirm: '시간 없음', mends: mendTime },
  time_unknown: { confirm: '그대로 두기', mends: mendTime },
  possible_heading: { confirm: '본문이 맞음', mends: makeHeading },
  sentence_like: heading('씬 제목이 맞음'),
  misspelt_marker: heading('씬 제목이 맞음'),
  odd_marker: heading('씬 제목이 맞음'),
  missing_keyword: heading('씬 제목이 맞음'),
  unsure_scene: heading('씬 제목이 맞음'),
  same_person: { confirm: '다른 사람', mends: onePerson },
};

const UNKNOWN: Way = { confirm: '이대로 맞음', mends: () => [] };

/**
 * SY17: the ways out of a doubt, the likeliest first; one of them says that all is right as it stands. Each is one step
 * and answers the doubt.
 */
export function mendsOfDoubt(doubtful: Doubtful): readonly Mend[] {
  const { doubt, scene } = doubtful;
  const way = WAYS[doubt.code] ?? UNKNOWN;
  const { code, line } = doubt;
  const confirm: Mend = {
    label: way.confirm,
    step: { kind: 'confirm', headingLine: scene.headingLine, doubt: { code, line } },
  };
  const mends = way.mends(doubtful);
  return way.isLikely ? [confirm, ...mends] : [...mends, confirm];
}
