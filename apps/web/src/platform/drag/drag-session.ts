export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is being dragged now and over what; null while nothing is. */
export interface Dragging<Item, Target> {
  readonly item: Item;
  readonly target: Target | null;
}

/** The state of a drag outside React: a move of the pointer renders nothing unless the target changes. */
export class DragSession<Item, Target> {
  point: Point = { x: 0, y: 0 };
  /** What was pressed: a finger's events go to it and to nothing else, so it stays drawn. */
  held: Element | null = null;
  #now: Dragging<Item, Target> | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Dragging<Item, Target> | null => this.#now;

  start(item: Item, point: Point, held: Element | null = null): void {
    this.point = point;
    this.held = held;
    this.#set({ item, target: null });
  }

  aim(target: Target | null): void {
    if (this.#now && JSON.stringify(this.#now.target) !== JSON.stringify(target))
      this.#set({ item: this.#now.item, target });
  }

  end(): void {
    this.held = null;
    this.#set(null);
  }

  #set(next: Dragging<Item, Target> | null): void {
    this.#now = next;
    for (const listener of this.#listeners) listener();
  }
}
