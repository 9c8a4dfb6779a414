import type { Telling } from '@ddak/domain';
import { expect, it } from 'vitest';
import type { Ways } from './delivery-api.ts';
import { unreachedWords, waysWords } from './told-ways.ts';

const telling = (kind: Telling['to']['kind'], id: string, name: string, team = ''): Telling => ({
  ...{ kind: 'called', changes: [] },
  to: { kind, id, name, team },
});
const people = [
  telling('member', 'a', '남도윤', '제작'),
  telling('crew', 'b', '한지후', '조명'),
  telling('actor', 'c', '서유진', '은하'),
];
const ways = (mail: Ways['mail'], crew: Ways['ways'][number]['channels']): Ways => ({
  mail,
  ways: [
    { recipient: 'member:a', channels: ['app', 'push'] },
    { recipient: 'crew:b', channels: crew },
    { recipient: 'actor:c', channels: [] },
  ],
});

it('CS90: names whom no message reaches, and why', () => {
  expect(unreachedWords(ways('smtp', ['mail']), people)).toEqual({
    why: '이메일 주소가 없어 1명에게는 닿지 않아요.',
    names: '서유진(은하)',
  });
  expect(unreachedWords(ways('outbox', []), people)).toEqual({
    why: '메일 서버가 없어 2명에게는 닿지 않아요.',
    names: '한지후(조명), 서유진(은하)',
  });
  expect(unreachedWords(ways('smtp', ['mail']), people.slice(0, 2))).toBeNull();
});

it('CS90: says nothing of ways that it does not know', () => {
  expect(unreachedWords(undefined, people)).toBeNull();
  expect(people.map(({ to }) => waysWords(undefined, to))).toEqual([null, null, null]);
});

it('CS90: says of each the ways that lead to them', () => {
  expect(people.map(({ to }) => waysWords(ways('smtp', ['mail']), to))).toEqual([
    ...['앱 · 기기', '메일', '닿지 않아요'],
  ]);
});
