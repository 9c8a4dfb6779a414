import { COMMANDS, type CommandName, findCommand, planCommand } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { Production } from '../production.ts';
import { publishSheet } from '../publish-sheet.ts';
import { SeededRandom } from '../seeded-random.ts';
import { GESTURES, makeArgs } from './gestures.ts';
import { Hand } from './hand.ts';

const names = Object.keys(COMMANDS) as CommandName[];

/** A production on which every command has something to do, made by gestures alone. */
function busyProduction(random: SeededRandom): Production {
  const production = new Production();
  for (const role of ['manager', 'editor', 'member'] as const) production.member(role);
  const people = [{ _id: production.newId(), name: '한지원' }];
  for (let round = 0; round < 12; round++)
    for (const name of names.filter((name) =>
      /^(add|editCharacter|make|allocate|set|split|join|acceptFinding|publish|receive)/.test(name),
    )) {
      const args = makeArgs(name, new Hand(production.state, random, people));
      if (args !== null) production.try(name, args, { asServer: true });
    }
  // Once: what is put aside leaves its days.
  const parked = makeArgs('parkScenes', new Hand(production.state, random, people));
  if (parked !== null) production.try('parkScenes', parked, { asServer: true });
  const [settled] = production.state.comment.values();
  for (const { _id: commentId } of settled ? [settled] : []) production.try('resolveComment', { commentId });
  const [character] = production.state.character.values();
  if (character) {
    const patch = { actorName: '김도현' };
    production.run('editCharacter', { characterId: character._id, patch });
  }
  // Last, and not all: what is issued can be taken back for a minute.
  for (const { _id: callsheetId } of production.state.callsheet.values()) {
    const checklist = [{ _id: production.newId(), text: '무전기 충전', done: false }];
    production.run('editCallsheet', { callsheetId, patch: {}, put: { checklist }, remove: [] });
    if (publishSheet(production, callsheetId).plan.kind === 'changes') break;
  }
  return production;
}

/** Without a script's text there is nothing to accept, nor a project to make where one is; this one is not archived. */
const NOTHING_TO_DO: readonly CommandName[] = [
  ...(['acceptScreenplay', 'addEpisode', 'addReviewEdit', 'removeReviewEdit'] as const),
  ...(['createProject', 'importProject', 'makeSample', 'unarchiveProject', 'eraseContacts'] as const),
];

/** What one production has nothing for, another has: each new command makes all of them others. */
const SEEDS = [8, 9, 10, 11];

describe('gestures', () => {
  it('exist for every command', () => {
    const missing = names.filter((name) => !Object.hasOwn(GESTURES, name));
    const advice = `COMMANDS has ${missing.join(', ')} without a gesture. Add to packages/testkit/src/gestures/<subject>-gestures.ts, for each, a function that makes its arguments from what a hand sees; the simulation then drives it.`;
    expect(missing, advice).toEqual([]);
  });

  for (const name of names)
    it(`make arguments of ${name} that its schema takes, and that are carried out now and then`, () => {
      const kinds = new Set<string>();
      for (const seed of SEEDS) {
        if (kinds.has('changes')) break;
        const random = new SeededRandom(seed);
        const production = busyProduction(random);
        for (let i = 0; i < 60; i++) {
          const hand = new Hand(production.state, random, [{ _id: production.newId(), name: '오하람' }]);
          const args = makeArgs(name, hand);
          if (args === null) continue;
          const parsed = findCommand(name)?.args.safeParse(args);
          expect(parsed?.error?.issues).toBeUndefined();
          kinds.add(planCommand(production.state, { name, args }, production.context(), true).kind);
        }
      }
      if (!NOTHING_TO_DO.includes(name)) expect([...kinds]).toContain('changes');
    });

  it('are the same for the same seed', () => {
    const draw = (seed: number) => {
      const random = new SeededRandom(seed);
      return names.map((name) =>
        makeArgs(name, new Hand(new Production().state, random, [{ _id: '1', name: '' }])),
      );
    };
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });
});
