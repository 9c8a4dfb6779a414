import { expect, it } from 'vitest';
import { COMMAND_LABELS, commandLabel } from './command-labels.ts';
import { COMMANDS } from './commands.ts';

it('every command has a Korean name, to tell people what was refused', () => {
  const missing = Object.keys(COMMANDS).filter((name) => !Object.hasOwn(COMMAND_LABELS, name));
  const advice = `Name ${missing.join(', ')} in packages/domain/src/command-labels.ts, as on a button.`;
  expect(missing, advice).toEqual([]);
  for (const label of Object.values(COMMAND_LABELS)) expect(label).toMatch(/^[가-힣 ]+$/);
});

it('an undo has a name, an unknown command none', () => {
  expect(commandLabel('undo')).toBe('되돌리기');
  expect(commandLabel('toString')).toBeNull();
});
