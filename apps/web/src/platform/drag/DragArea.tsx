import {
  DndContext,
  type DragMoveEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { followPointer } from './auto-scroll.ts';
import { DragSession, type Point } from './drag-session.ts';

const AREA = 'area';

/** A press that may become a scroll stays one: a finger lifts a thing only after it has rested on it. */
const TOUCH = { delay: 260, tolerance: 8 };
const MOUSE = { distance: 5 };

export interface DragAreaProps<Item, Target> {
  /** The thing that a press on this element lifts; null where there is none. */
  readonly itemAt: (element: Element) => Item | null;
  /** What lies under the pointer, asked once a frame. Targets are compared as JSON. */
  readonly targetAt: (under: Element | null, point: Point, item: Item) => Target | null;
  readonly onDrop: (item: Item, target: Target) => void;
  readonly onStart?: (item: Item) => void;
  readonly onTarget?: (item: Item | null, target: Target | null) => void;
  /** What hangs at the pointer. */
  readonly overlay: (item: Item, target: Target | null) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Drag and drop by mouse and by finger for everything inside. One draggable serves the whole area, however many things
 * lie in it: the item is found from the pressed element and the target from the point, so nothing is registered and
 * nothing renders while the target stays the same (docs/decisions/0011-drag-and-drop.md). Keys and menus are the
 * business of the screen.
 */
export function DragArea<Item, Target>(props: DragAreaProps<Item, Target>) {
  const [session] = useState(() => new DragSession<Item, Target>());
  const latest = useRef(props);
  latest.current = props;
  const pressed = useRef<Item | null>(null);
  const follow = useRef<(point: Point) => void>(() => undefined);
  const stopFollowing = useRef<() => void>(() => undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
  );
  useEffect(() => () => stopFollowing.current(), []);

  const aim = (under: Element | null) => {
    const now = session.now();
    if (!now) return;
    const before = now.target;
    session.aim(latest.current.targetAt(under, session.point, now.item));
    const { target } = session.now()!;
    if (target !== before) latest.current.onTarget?.(now.item, target);
  };
  const aimNow = () => aim(document.elementFromPoint(session.point.x, session.point.y));
  const end = (drop: boolean) => {
    stopFollowing.current();
    // The pointer may have moved since the last frame.
    if (drop) aimNow();
    const now = session.now();
    session.end();
    latest.current.onTarget?.(null, null);
    if (drop && now?.target) latest.current.onDrop(now.item, now.target);
  };

  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      accessibility={SILENT}
      onDragStart={(event) => {
        if (pressed.current === null) return;
        session.start(pressed.current, pointOf(event, { x: 0, y: 0 }));
        latest.current.onStart?.(pressed.current);
        stopFollowing.current = followPointer(() => session.point, aim);
        aimNow();
      }}
      onDragMove={(event) => {
        session.point = pointOf(event, event.delta);
        follow.current(session.point);
      }}
      onDragEnd={() => end(true)}
      onDragCancel={() => end(false)}
    >
      <Pressable
        onPress={(element) => {
          pressed.current = latest.current.itemAt(element);
          return pressed.current !== null;
        }}
      >
        {props.children}
      </Pressable>
      <Overlay session={session} follow={follow} render={props.overlay} />
    </DndContext>
  );
}

function Pressable(props: { readonly onPress: (element: Element) => boolean; readonly children: ReactNode }) {
  const { listeners } = useDraggable({ id: AREA });
  const guard = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    if (event.target instanceof Element && props.onPress(event.target)) listeners?.[name]?.(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for presses; what is pressed has its own role and keys
    <div
      style={{ display: 'contents' }}
      onMouseDown={guard('onMouseDown')}
      onTouchStart={guard('onTouchStart')}
    >
      {props.children}
    </div>
  );
}

function Overlay<Item, Target>(props: {
  readonly session: DragSession<Item, Target>;
  readonly follow: { current: (point: Point) => void };
  readonly render: (item: Item, target: Target | null) => ReactNode;
}) {
  const now = useSyncExternalStore(props.session.subscribe, props.session.now);
  const box = useRef<HTMLDivElement>(null);
  props.follow.current = ({ x, y }) => {
    if (box.current) box.current.style.transform = placed({ x, y });
  };
  if (!now) return null;
  const { x, y } = props.session.point;
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
        transform: placed({ x, y }),
      }}
    >
      {props.render(now.item, now.target)}
    </div>,
    document.body,
  );
}

/** What hangs at the pointer stays inside the page at its right edge. */
const placed = ({ x, y }: Point): string => `translate(min(${x}px, calc(100vw - 196px)), ${y}px)`;

/** Where the pointer is: where it was pressed, and how far it has come since. */
function pointOf(event: DragStartEvent | DragMoveEvent, delta: Point): Point {
  const origin = event.activatorEvent;
  const at = 'touches' in origin ? (origin as TouchEvent).touches[0] : (origin as MouseEvent);
  return { x: (at?.clientX ?? 0) + delta.x, y: (at?.clientY ?? 0) + delta.y };
}

/** The library speaks English about a thing called "area"; the screen says in Korean what is moved where. */
const SILENT = {
  restoreFocus: false,
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragMove: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};
