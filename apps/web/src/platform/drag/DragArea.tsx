import { TouchSensor } from '@dnd-kit/core';
import {
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { followPointer, scrollByWheel } from './auto-scroll.ts';
import { carryTo } from './carry-to.ts';
import { type Cover, coverPage } from './cover-page.ts';
import type { DragSession, Point } from './drag-session.ts';
import { sensePress } from './sense-press.ts';

export interface DragAreaProps<Item, Target> {
  /** Who wants to know what is dragged over what listens here: the area itself renders nothing then. */
  readonly session: DragSession<Item, Target>;
  /** The thing that a press on this element lifts; null where there is none. */
  readonly itemAt: (element: Element) => Item | null;
  /** What lies under the pointer, asked once a frame. Targets are compared as JSON. */
  readonly targetAt: (under: Element | null, point: Point, item: Item) => Target | null;
  readonly onDrop: (item: Item, target: Target) => void;
  /** What hangs at the pointer. What of it depends on the target reads that itself (`useDragTarget`). */
  readonly overlay: (item: Item) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Drag and drop by mouse and by finger for everything inside, however many things lie in it: the item is found from
 * the pressed element and the target from the point, so nothing is registered and nothing renders while the target
 * stays the same (docs/decisions/0011-drag-and-drop.md). Keys and menus are the business of the screen.
 */
export function DragArea<Item, Target>(props: DragAreaProps<Item, Target>) {
  const { session } = props;
  const latest = useRef(props);
  latest.current = props;
  const follow = useRef<(point: Point) => void>(() => undefined);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => TouchSensor.setup(), []);
  useEffect(() => () => end.current(), []);

  const press = useCallback(
    (event: SyntheticEvent) => {
      const { target } = event;
      if (session.now() || !(target instanceof Element)) return;
      const item = latest.current.itemAt(target);
      if (item === null) return;
      let stopFollowing: () => void = () => undefined;
      let cover: Cover | null = null;
      // What is read of the page is read before anything of it is moved: the frame is laid out once.
      const aim = (under: Element | null) => {
        if (!session.now()) return;
        session.aim(latest.current.targetAt(under, session.point, item));
        follow.current(session.point);
      };
      const aimNow = () => aim(cover?.under(session.point) ?? null);
      const finish = () => {
        stopFollowing();
        cover?.end();
        session.end();
      };
      end.current = finish;
      sensePress(event.nativeEvent, {
        onStart(point) {
          session.start(item, point, target);
          cover = coverPage(scrollByWheel);
          stopFollowing = followPointer(() => session.point, cover.under, aim);
          aimNow();
        },
        onMove(point) {
          if (session.now()) session.point = point;
        },
        onEnd() {
          // The pointer may have moved since the last frame.
          if (session.now()) aimNow();
          const now = session.now();
          finish();
          if (now?.target) latest.current.onDrop(now.item, now.target);
        },
        onCancel: finish,
      });
    },
    [session],
  );

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for presses; what is pressed has its own role and keys */}
      <div style={{ display: 'contents' }} onMouseDown={press} onTouchStart={press}>
        {props.children}
      </div>
      <Overlay session={session} follow={follow} render={props.overlay} />
    </>
  );
}

function Overlay<Item, Target>(props: {
  readonly session: DragSession<Item, Target>;
  readonly follow: { current: (point: Point) => void };
  readonly render: (item: Item) => ReactNode;
}) {
  const item = useSyncExternalStore(props.session.subscribe, () => props.session.now()?.item ?? null);
  // A moment later: what is lifted changes its look in one frame, and what hangs at the pointer comes in the next.
  const hanging = useDeferredValue(item);
  const box = useRef<HTMLDivElement>(null);
  props.follow.current = (point) => {
    if (box.current) carryTo(box.current, inside(point));
  };
  if (item === null || hanging === null) return null;
  const { x, y } = inside(props.session.point);
  return createPortal(
    <div
      ref={box}
      style={{
        position: 'fixed',
        left: 0,
        top: 0,
        zIndex: 1400,
        pointerEvents: 'none',
        willChange: 'transform',
        transform: `translate(${x}px, ${y}px)`,
      }}
    >
      {props.render(hanging)}
    </div>,
    document.body,
  );
}

/** What of it lies right of the pointer, px. */
const REACH = 196;

/** What hangs at the pointer stays inside the page at its right edge. */
const inside = ({ x, y }: Point): Point => ({ x: Math.min(x, innerWidth - REACH), y });
