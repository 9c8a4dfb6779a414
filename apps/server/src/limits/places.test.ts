import { describe, expect, it } from 'vitest';
import { Places } from './places.ts';

const person = (key: string) => ({ key: `person ${key}`, most: 2 });
const address = { key: 'address 192.0.2.1', most: 3 };

describe('places', () => {
  it('are so many for a person and for an address, and free again when they are given back', () => {
    const places = new Places();
    const first = places.take([person('a'), address]);
    expect(places.take([person('a'), address])).not.toBeNull();
    expect(places.take([person('a'), address])).toBeNull();
    expect(places.take([person('b'), address])).not.toBeNull();
    expect(places.take([person('c'), address])).toBeNull();
    first?.();
    first?.();
    expect(places.taken(address.key)).toBe(2);
    expect(places.take([person('a'), address])).not.toBeNull();
    expect(places.take([person('a'), address])).toBeNull();
  });
});
