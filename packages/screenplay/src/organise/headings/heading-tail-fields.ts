import type { Setting, TimeOfDay } from '@ddak/domain';
import type { StoryFlag } from '../words/story-flags.ts';
import type { TailShape } from './tail-pieces.ts';

/** What follows a heading's marker says: where, inside or outside, when. */
export interface HeadingTail {
  setName: string | null;
  setting: Setting | null;
  settingGuessed: boolean;
  timeOfDay: TimeOfDay | null;
  timeText: string | null;
  relativeTime: boolean;
  /** The time was told by a clock, which a word outvotes. */
  timeByClock: boolean;
  /** How long the scene runs on the screen, as the heading says; null: not said. */
  runningSeconds: number | null;
  /** A time that holds where no other is told: `(DAY 3)`. */
  storyTime: Pick<HeadingTail, 'timeOfDay' | 'timeText'> | null;
  omitted: boolean;
  flags: StoryFlag[];
  /** `상동`: the place before; `동. 부엌`: another room of the place before. */
  same: 'whole' | 'part' | null;
  shape: TailShape | null;
  /** `31과 동일`, `상동(4씬)`: the number of the scene whose place it is. */
  sameAs: number | null;
  /** A formal INT./실내. keyword opens the tail. */
  keyword: boolean;
}
