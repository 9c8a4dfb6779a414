import { Command, InvalidArgumentError } from 'commander';
import { describe, expect, it } from 'vitest';
import { speakKorean } from './speak-korean.ts';

/** What a small program says to these arguments, on both channels. */
function said(...args: string[]): string {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  const program = speakKorean(new Command('ddak')).exitOverride();
  program.configureOutput({ writeOut: write, writeErr: write });
  program
    .command('plan')
    .argument('<script>', '대본')
    .option('--seconds <seconds>', '찾을 시간(초)', '10')
    .option('--pages <pages>', '쪽', () => {
      throw new InvalidArgumentError('수를 적어 주세요.');
    })
    .requiredOption('--out <folder>', '폴더')
    .action(() => {});
  program.command('organise').action(() => {});
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof Error && 'exitCode' in error)) throw error;
  }
  return text;
}

describe('the command line', () => {
  it('helps in Korean', () => {
    expect(said('--help')).toContain('쓰는 법: ddak [옵션] [명령]');
    expect(said('help', 'plan')).toContain('찾을 시간(초) (기본 10)');
    for (const page of [said('--help'), said('help', 'plan')])
      expect(page).not.toMatch(/Usage|Options|Arguments|Commands|default|display|\[options\]|\[command\]/);
  });

  it.each([
    [['plam'], '없는 명령이에요: plam\n혹시 plan인가요?'],
    [['plan', 'a', '--out', 'b', '--secnds', '3'], '없는 옵션이에요: --secnds\n혹시 --seconds인가요?'],
    [['plan', '--out', 'b'], '빠진 것이 있어요: <script>'],
    [['plan', 'a'], '꼭 필요한 옵션이에요: --out <folder>'],
    [['plan', 'a', '--out'], '값이 빠졌어요: --out <folder>'],
    [['plan', 'a', '--pages', 'x', '--out', 'b'], '--pages <pages> x: 수를 적어 주세요.'],
    [['plan', 'a', 'b', '--out', 'c'], '적은 것이 너무 많아요.'],
  ])('refuses %j in words', (args, words) => {
    expect(said(...args)).toContain(words);
    expect(said(...args)).not.toContain('error:');
  });
});
