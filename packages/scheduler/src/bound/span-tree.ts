import { anyOrder, openSizes, ordersBy, type SpanOrder } from './span-order.ts';

/** Orders of first and last days of which some is decided alike, and what no plan of such an order is below. */
export interface SpanNode {
  readonly order: SpanOrder;
  /** ₩. */
  readonly least: number;
  /** How closely that is known: the discounts by which it was proven. */
  readonly stage: number;
  /** By who is there when so many are it is told apart. */
  readonly size: number;
}

/** All orders, told apart where the bound hangs on it: no plan is below the lowest of them (branch and bound). */
export class SpanTree {
  readonly #nodes: SpanNode[] = [];

  /** @param least ₩ that no plan is below, whoever waits */
  constructor(many: number, least: number, size: number) {
    const all = { order: anyOrder(many), least, stage: 0, size };
    this.#nodes.push(all);
    this.branch(all);
  }

  get lowest(): SpanNode {
    return this.#nodes.reduce((one, other) => (other.least < one.least ? other : one));
  }

  /** Whether the bound hangs on another one. */
  isHighEnough(node: SpanNode): boolean {
    return this.#nodes.some((other) => other !== node && other.least < node.least);
  }

  /** Whether nothing more can be decided of it. */
  isWhole({ order }: SpanNode): boolean {
    return openSizes(order).length === 0;
  }

  /** Takes down what is known of a node now. */
  replace(node: SpanNode, known: Pick<SpanNode, 'least' | 'stage' | 'size'>): SpanNode {
    const next = { order: node.order, ...known };
    this.#nodes[this.#nodes.indexOf(node)] = next;
    return next;
  }

  branch(node: SpanNode): void {
    this.#nodes.splice(this.#nodes.indexOf(node), 1);
    for (const order of ordersBy(node.order, node.size)) this.#nodes.push({ ...node, order, stage: 0 });
  }
}
