import { type Command, Help, type Option } from 'commander';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': '쓰는 법:',
  'Arguments:': '받는 것:',
  'Options:': '옵션:',
  'Commands:': '명령:',
};

/** What commander says of wrong arguments, and our words for it. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown command '(.*)'$/m, '없는 명령이에요: $1'],
  [/^error: unknown option '(.*)'$/m, '없는 옵션이에요: $1'],
  [/^error: missing required argument '(.*)'$/m, '빠진 것이 있어요: <$1>'],
  [/^error: required option '(.*)' not specified$/m, '꼭 필요한 옵션이에요: $1'],
  [/^error: option '(.*)' argument missing$/m, '값이 빠졌어요: $1'],
  [/^error: option '(.*)' argument '(.*)' is invalid\. /m, '$1 $2: '],
  [/^error: too many arguments.*$/m, '적은 것이 너무 많아요. 빈칸이 든 이름은 따옴표로 감싸 주세요.'],
  [/^\(Did you mean (.*)\?\)$/m, '혹시 $1인가요?'],
  [/^\(Did you mean one of (.*)\?\)$/m, '혹시 이 가운데 하나인가요? $1'],
];

const inKorean = (text: string): string =>
  REFUSALS.reduce((said, [english, korean]) => said.replace(english, korean), text);

/** Default values are said in Korean too, and only where they say something. */
function describeOption(option: Option): string {
  const { defaultValue, description } = option;
  return typeof defaultValue === 'string' ? `${description} (기본 ${defaultValue})` : description;
}

/** Makes a program, and the commands that are added to it afterwards, help and refuse in Korean. */
export function speakKorean(program: Command): Command {
  return program
    .configureHelp({
      // A syllable takes two columns of a terminal.
      displayWidth: (text) => text.length + (text.match(/[가-힣]/g)?.length ?? 0),
      styleTitle: (title) => TITLES[title] ?? title,
      optionDescription: describeOption,
      commandUsage: (command) =>
        new Help().commandUsage(command).replace('[options]', '[옵션]').replace('[command]', '[명령]'),
      subcommandTerm: (command) => new Help().subcommandTerm(command).replace('[options]', '[옵션]'),
    })
    .configureOutput({ outputError: (text, write) => write(inKorean(text)) })
    .helpOption('-h, --help', '이 도움말')
    .helpCommand('help [명령]', '명령의 도움말')
    .showHelpAfterError();
}
