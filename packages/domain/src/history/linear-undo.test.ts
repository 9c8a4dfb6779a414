import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, type Change, insert, planUndo } from '../index.ts';
import { newScene } from '../scene/new-scene.ts';

/** How often a map or set is asked, changed or gone through while something runs. */
function stepsOf<T>(work: () => T): { answer: T; steps: number } {
  let steps = 0;
  const restore: (() => void)[] = [];
  const count = (kind: typeof Map | typeof Set, name: string): void => {
    const prototype = kind.prototype as unknown as Record<string | symbol, (...args: unknown[]) => unknown>;
    const original = prototype[name]!;
    prototype[name] = function counted(this: unknown, ...args: unknown[]) {
      steps += 1;
      return original.apply(this, args);
    };
    restore.push(() => {
      prototype[name] = original;
    });
  };
  for (const name of ['get', 'has', 'set', 'delete']) count(Map, name);
  for (const name of ['has', 'add', 'delete']) count(Set, name);
  const iterator = Object.getPrototypeOf(new Map().values()) as { next: () => IteratorResult<unknown> };
  const { next } = iterator;
  iterator.next = function counted(this: Iterator<unknown>) {
    steps += 1;
    return next.call(this as never);
  };
  restore.push(() => {
    iterator.next = next;
  });
  try {
    return { answer: work(), steps };
  } finally {
    for (const back of restore) back();
  }
}

/** A production in which so many scenes with six items each were put in by one command. */
function accepted(scenes: number): { production: Production; done: readonly Change[] } {
  const production = new Production();
  const { projectId, episodeId } = production;
  const done = Array.from({ length: scenes }, (_, i) => i + 1).flatMap((sceneNo): Change[] => {
    const _id = production.newId();
    const scene = newScene({ _id, projectId, episodeId, sceneNo, subSceneNo: '' });
    const items = Array.from({ length: 6 }, (__, n) =>
      insert('breakdownItem', {
        ...{ _id: production.newId(), projectId, sceneId: _id, orderKey: `a${n}`, type: 'props' },
        ...{
          subtype: '',
          name: `소품 ${n}`,
          quantity: null,
          evidence: null,
          note: '',
          bringer: '',
          status: 'suggested',
        },
        source: 'ai',
      }),
    );
    return [insert('scene', scene), ...items];
  });
  production.state = applyChanges(production.state, done);
  return { production, done };
}

describe('UN8: undo takes steps by the number of rows, not by its square', () => {
  const steps = (scenes: number) => {
    const { production, done } = accepted(scenes);
    const undo = stepsOf(() => planUndo(production.state, done, production.context()));
    expect(undo.answer).toMatchObject({ restored: scenes * 7, left: [] });
    const gone = [...done].reverse().map(inverse);
    const removed = applyChanges(production.state, gone);
    const redo = stepsOf(() => planUndo(removed, gone, production.context()));
    expect(redo.answer).toMatchObject({ restored: scenes * 7, left: [] });
    return [undo.steps, redo.steps];
  };

  it('for what an acceptance has put in, and for bringing it back', () => {
    const [few, many] = [steps(200), steps(800)];
    for (const [i, count] of many.entries()) {
      expect(count).toBeLessThan(few[i]! * 4.2);
      expect(count).toBeLessThan(800 * 7 * 30);
    }
  });

  it('for numbers that have moved by one each, and find the last place taken', () => {
    const moved = (scenes: number) => {
      const { production, done } = accepted(scenes);
      const moves = done.flatMap((change): Change[] => {
        if (change.op !== 'insert' || change.table !== 'scene') return [];
        const { _id, sceneNo } = change.row;
        return [{ table: 'scene', op: 'update', _id, before: { sceneNo }, after: { sceneNo: sceneNo + 1 } }];
      });
      production.state = applyChanges(production.state, moves);
      production.scene(1);
      const { answer, steps: count } = stepsOf(() => planUndo(production.state, moves, production.context()));
      expect(answer).toMatchObject({ restored: 0, plan: { kind: 'refuse' } });
      expect(answer.left).toHaveLength(scenes);
      return count;
    };
    // Both beyond the size from which changes are laid over a table, so that both read it in the same way.
    expect(moved(2400)).toBeLessThan(moved(600) * 4.2);
  });
});

const inverse = (change: Change): Change => {
  if (change.op === 'update') return change;
  const op = change.op === 'insert' ? 'delete' : 'insert';
  return { ...change, op } as Change;
};
