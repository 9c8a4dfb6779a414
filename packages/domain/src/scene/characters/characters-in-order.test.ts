import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { charactersInOrder } from '../../index.ts';

it('characters stand by number, whatever order they came in, and of one number alike', () => {
  const production = new Production();
  for (const name of ['준호', '수진', '지민']) production.character(name);
  const [first, second, third] = [...production.state.character.values()];
  const numbered = [
    { ...first!, characterNumber: 7 },
    { ...second!, characterNumber: 2 },
    { ...third!, characterNumber: 7 },
  ];
  const names = charactersInOrder(numbered).map(({ name }) => name);
  expect(names[0]).toBe('수진');
  expect(charactersInOrder(numbered.toReversed()).map(({ name }) => name)).toEqual(names);
});
