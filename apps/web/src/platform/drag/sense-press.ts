import { MouseSensor, type SensorInstance, TouchSensor } from '@dnd-kit/core';
import type { Point } from './drag-session.ts';

/** A press that may become a scroll stays one: a finger lifts a thing only after it has rested on it. */
const TOUCH = { delay: 260, tolerance: 8 };
const MOUSE = { distance: 5 };
const RIGHT_BUTTON = 2;

export interface Pressed {
  readonly onStart: (at: Point) => void;
  readonly onMove: (to: Point) => void;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** What the library's sensors read of their properties; the rest is the business of its context, which is not used. */
interface SensorProps extends Pressed {
  readonly event: Event;
  readonly options: { readonly activationConstraint: typeof TOUCH | typeof MOUSE };
  readonly onAbort: () => void;
  readonly onPending: () => void;
}
type Sensor = new (props: SensorProps) => SensorInstance;

/**
 * Follows a press from its first event until it is over, and tells when it has become a drag. `onEnd` and `onCancel`
 * come for a press that never became one, too.
 */
export function sensePress(event: Event, pressed: Pressed): void {
  const isTouch = 'touches' in event;
  if (isTouch ? (event as TouchEvent).touches.length > 1 : (event as MouseEvent).button === RIGHT_BUTTON)
    return;
  const Sensor = (isTouch ? TouchSensor : MouseSensor) as unknown as Sensor;
  const nothing = () => undefined;
  const options = { activationConstraint: isTouch ? TOUCH : MOUSE };
  new Sensor({ ...pressed, event, options, onAbort: nothing, onPending: nothing });
}
