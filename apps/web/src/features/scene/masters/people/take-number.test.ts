import { Production, publishSheet, shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { oldNumbersWords } from './old-numbers-words.ts';
import { neighbourOf, takeNumber } from './take-number.ts';

function film() {
  const made = new Production();
  const people = new Map(['준호', '수진', '사장', '경찰'].map((name) => [name, made.character(name)]));
  // Numbers with a gap, as where somebody has gone.
  made.run('fillCharacters', {
    fills: [{ characterId: people.get('경찰')!, patch: { characterNumber: 9 } }],
  });
  const numbers = () =>
    [...people].map(([name, id]) => `${made.state.character.get(id)!.characterNumber} ${name}`);
  const move = (name: string, place: string) => {
    const fills = takeNumber(made.state, people.get(name)!, people.get(place)!);
    if (fills.length > 0) made.run('fillCharacters', { fills: [...fills] });
    return fills.length;
  };
  return { made, people, numbers, move };
}

it('SC14: who is moved takes the number of the place, and those between go on by one among the numbers there are', () => {
  const { numbers, move } = film();
  expect(move('경찰', '수진')).toBe(3);
  expect(numbers()).toEqual(['1 준호', '3 수진', '9 사장', '2 경찰']);
  expect(move('준호', '사장')).toBe(4);
  expect(numbers()).toEqual(['9 준호', '2 수진', '3 사장', '1 경찰']);
  expect(move('준호', '준호')).toBe(0);
});

it('SC14: a place up or down is an exchange with who stands there, and at the ends there is nobody', () => {
  const { made, people, numbers, move } = film();
  const of = (name: string, by: 1 | -1) => neighbourOf(made.state, people.get(name)!, by);
  expect([of('준호', -1), of('경찰', 1)]).toEqual([undefined, undefined]);
  expect(of('사장', 1)).toBe(people.get('경찰'));
  expect(move('사장', '경찰')).toBe(2);
  expect(numbers()).toEqual(['1 준호', '2 수진', '9 사장', '3 경찰']);
});

it('SC14: says how many issued call sheets have other numbers, and nothing where their numbers are the same', () => {
  const { production, callsheetId } = shootingDay();
  const called = production.state.callsheet.get(callsheetId)!.castCalls[0]!.characterId;
  const renumber = (characterNumber: number) =>
    production.run('editCharacter', { characterId: called, patch: { characterNumber } });
  const words = () => oldNumbersWords(production.state, [called]);
  const was = production.state.character.get(called)!.characterNumber;
  expect(words()).toBe('');
  expect(publishSheet(production, callsheetId).plan.kind).toBe('changes');
  expect(words()).toBe('');
  renumber(77);
  expect(words()).toBe('이미 보낸 일촬표 1장에는 옛 번호가 적혀 있어요.');
  renumber(was);
  expect(words()).toBe('');
});
