import type { Setting, TimeOfDay } from '../screenplay/organised.ts';

/** What of a scene the light binds. */
export interface LitScene {
  readonly setting: Setting | null;
  /** 창밖 보임: an interior whose window shows the light. */
  readonly windowVisible: boolean;
  readonly timeOfDay: TimeOfDay | null;
  /** 저녁: a sunset that may be shot in the dark too. */
  readonly mayBeDark: boolean;
}

/** Minutes from midnight: at sunrise and sunset. */
interface Sun {
  readonly sunrise: number;
  readonly sunset: number;
}

interface Light {
  readonly start: number;
  readonly end: number;
}

/** Dawn and sunset last so many minutes on either side of the sun's. */
const SLACK = 90;
/** How long a dawn or a sunset is that may not be dark. */
export const TWILIGHT_MINUTES = 2 * SLACK;
const DAY = 1440;

/**
 * PC3: when the light of a scene is there, in order: outside by day from sunrise to sunset, by night outside of that,
 * 새벽 and 저녁 around them; 저녁 and EVENING may also be dark. Null: the light does not bind it. `step`: only what of it lies on such
 * minutes, so that whoever plans by round times never plans beyond it.
 */
export function lightSpans(
  scene: LitScene,
  sun: Sun,
  { slack = SLACK, step = 0 }: { readonly slack?: number; readonly step?: number } = {},
): readonly Light[] | null {
  const { setting, windowVisible, timeOfDay } = scene;
  const seesOut = windowVisible || setting === 'EXT' || setting === 'INT/EXT';
  if (!seesOut || timeOfDay === null) return null;
  const spans = spansOf(timeOfDay, scene.mayBeDark, sun, slack);
  if (step === 0) return spans;
  return spans.map(({ start, end }) => ({
    start: Math.ceil(start / step) * step,
    end: Math.floor(end / step) * step,
  }));
}

function spansOf(timeOfDay: TimeOfDay, dark: boolean, { sunrise, sunset }: Sun, slack: number): Light[] {
  const around = (at: number): Light => ({ start: at - slack, end: at + slack });
  switch (timeOfDay) {
    case 'day':
      return [{ start: sunrise, end: sunset }];
    case 'night':
      return [
        { start: 0, end: sunrise },
        { start: sunset, end: sunrise + DAY },
      ];
    case 'dawn':
      return [around(sunrise), around(sunrise + DAY)];
    case 'sunset':
      return [{ start: sunset - slack, end: dark ? sunrise + DAY : sunset + slack }];
  }
}

/** Whether the script's own word for the time lets a sunset be dark: 저녁, EVENING. */
export const mayBeDark = (timeText: string): boolean => /저녁|\bevening\b/i.test(timeText);
