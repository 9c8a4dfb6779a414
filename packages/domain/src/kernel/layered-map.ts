/** From this size on a map is not copied for a few changes: they are laid over it. */
const LARGE = 512;
/** So many changes are laid over a map before it is made anew: near the square root of its size, copying is cheapest. */
const LAYER = 256;

/**
 * A large map with a few changes laid over it; neither is ever changed. Reads cost nearly what those of a Map cost, and
 * iterating goes through the map in its order, then what is new. A value of `undefined` in the layer is a key that is
 * gone, so values cannot be undefined.
 */
class LayeredMap<Value> implements ReadonlyMap<string, Value> {
  readonly base: ReadonlyMap<string, Value>;
  readonly layer: ReadonlyMap<string, Value | undefined>;
  readonly size: number;

  constructor(base: ReadonlyMap<string, Value>, layer: ReadonlyMap<string, Value | undefined>, size: number) {
    this.base = base;
    this.layer = layer;
    this.size = size;
  }

  get(key: string): Value | undefined {
    return this.layer.has(key) ? this.layer.get(key) : this.base.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  *entries(): MapIterator<[string, Value]> {
    const { base, layer } = this;
    for (const entry of base) {
      const changed = layer.has(entry[0]);
      const value = changed ? layer.get(entry[0]) : entry[1];
      if (value !== undefined) yield changed ? [entry[0], value] : entry;
    }
    for (const [key, value] of layer) if (value !== undefined && !base.has(key)) yield [key, value];
  }

  *keys(): MapIterator<string> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(call: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this.entries()) call(value, key, this);
  }
}

/** The map with these keys set, or gone where the value is undefined. `map` stays what it is. */
export function withChanges<Value>(
  map: ReadonlyMap<string, Value>,
  changed: ReadonlyMap<string, Value | undefined>,
): ReadonlyMap<string, Value> {
  if (map.size < LARGE || changed.size > LAYER) return flat(map, changed);
  const size = sizeAfter(map, changed);
  if (!(map instanceof LayeredMap)) return new LayeredMap(map, changed, size);
  const layer = new Map<string, Value | undefined>(map.layer);
  for (const [key, value] of changed) layer.set(key, value);
  return layer.size > LAYER ? flat(map.base, layer) : new LayeredMap<Value>(map.base, layer, size);
}

function sizeAfter<Value>(
  map: ReadonlyMap<string, Value>,
  changed: ReadonlyMap<string, Value | undefined>,
): number {
  let { size } = map;
  for (const [key, value] of changed) size += Number(value !== undefined) - Number(map.has(key));
  return size;
}

function flat<Value>(
  map: ReadonlyMap<string, Value>,
  changed: ReadonlyMap<string, Value | undefined>,
): ReadonlyMap<string, Value> {
  const next = new Map(map);
  for (const [key, value] of changed)
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  return next;
}
