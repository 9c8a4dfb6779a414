import { expect, it } from 'vitest';
import { keyIntent } from './board-keys.ts';

const press = (key: string, code = key, keys: Partial<Parameters<typeof keyIntent>[0]> = {}) =>
  keyIntent({ key, code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...keys });

it('M moves to another day, also while Korean is typed', () => {
  expect(press('m', 'KeyM')).toEqual({ do: 'moveTo' });
  expect(press('ㅡ', 'KeyM')).toEqual({ do: 'moveTo' });
});

it('arrows walk, and with Alt they move', () => {
  expect(press('ArrowUp')).toEqual({ do: 'focus', to: 'up' });
  expect(press('ArrowRight', 'ArrowRight', { altKey: true })).toEqual({ do: 'move', to: 'right' });
});

it('leaves Ctrl and ⌘ to the app and the browser', () => {
  expect(press('z', 'KeyZ', { ctrlKey: true })).toBeNull();
  expect(press('m', 'KeyM', { metaKey: true })).toBeNull();
});

it('takes no other key', () => {
  expect(press('k', 'KeyK')).toBeNull();
});
