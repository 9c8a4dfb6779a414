#!/usr/bin/env node
import '../quick-imports.ts';
import type { TableFileOptions } from '@ddak/screenplay/table-file';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { OrganiseOptions } from './organise.ts';
import type { PlanOptions } from './plan.ts';
import { speakKorean } from './speak-korean.ts';

/**
 * The command line. Each command is a file of its own, loaded when it is called: to add one, add its lines here
 * and export its function there. Standard output carries only the answer; a command answers with its exit code.
 */
const program = speakKorean(new Command('ddak')).description('딱: 대본에서 일촬표까지');

program
  .command('organise')
  .argument('<file>', '대본 파일 (HWP, HWPX, PDF, DOCX, FDX, Fountain, TXT, MD, XLSX)')
  .option('--lines', '줄마다의 종류도 함께 출력', false)
  .option('--minutes-per-page <minutes>', '대본 한 쪽의 화면 시간(분). 없으면 한국어 2, 영어 1', readMinutes)
  .option('--password <password>', '암호가 걸린 파일의 암호')
  .option('--why <n>', '그 줄(--lines의 n)을 왜 그렇게 읽었는지 글로 출력', readLineNumber)
  .description('대본을 씬으로 정리해 JSON으로 출력')
  .action(async (file: string, options: OrganiseOptions) => {
    const { organiseCommand } = await import('./organise.ts');
    process.exitCode = await organiseCommand(file, options);
  });

program
  .command('table')
  .argument('<file>', '표 파일 (XLSX, CSV, TXT, VCF, USS)')
  .addOption(
    new Option('--as <kind>', '씬 구분표, 스태프 명단, 촬영계획표 중 무엇인지. 없으면 짐작').choices([
      'scenes',
      'crew',
      'days',
    ]),
  )
  .option('--sheet <name>', '읽을 시트의 이름. 없으면 짐작')
  .option('--password <password>', '암호가 걸린 파일의 암호')
  .description('씬 구분표, 스태프 명단, 촬영계획표를 읽어 JSON으로 출력')
  .action(async (file: string, options: TableFileOptions) => {
    const { tableCommand } = await import('./table.ts');
    process.exitCode = await tableCommand(file, options);
  });

program
  .command('plan')
  .argument('<script>', '대본 파일 (HWP, HWPX, PDF, DOCX, FDX, Fountain, TXT, MD, XLSX)')
  .requiredOption('--start <date>', '첫 촬영일 (2026-12-01)')
  .requiredOption('--out <folder>', '문서를 쓸 폴더 (없으면 만들어요)')
  .option('--days <days>', '촬영일 수 (적지 않으면 필요한 만큼)')
  .option('--seconds <seconds>', '찾을 시간(초)', '10')
  .description('대본을 촬영일로 나누고 씬 구분표, 촬영계획표, 일촬표를 파일로 출력')
  .action(async (script: string, options: PlanOptions) => {
    const { planScript } = await import('./plan.ts');
    process.exitCode = await planScript(script, options);
  });

program
  .command('schedule')
  .argument('<file>', '배치 문제 파일 (.dzn, 씬 배정 JSON, 영화 촬영 문제, 촬영계획 JSON)')
  .option('--seconds <seconds>', '찾을 시간(초)', '10')
  .option('--seed <seed>', '같은 답을 다시 얻기 위한 정수', '1')
  .description('비용이 가장 적은 씬 순서나 촬영일을 JSON으로 출력')
  .action(async (file: string, options: { seconds: string; seed: string }) => {
    const { scheduleCommand } = await import('./schedule.ts');
    process.exitCode = await scheduleCommand(file, options);
  });

program
  .command('key')
  .description('사용자에게 줄 코드')
  .command('create')
  .option('--kind <kind>', '코드가 주는 것 (earlyBird, storage)', 'earlyBird')
  .option('--uses <count>', '쓸 수 있는 사람 수', '1')
  .option('--mb <megabytes>', 'storage 코드가 더해 주는 저장 공간(MB)', '10240')
  .description('새 코드를 만들어 출력 (다시 볼 수 없어요)')
  .action(async (options: { kind: string; uses: string; mb: string }) => {
    const { createKeyCommand } = await import('./key.ts');
    process.exitCode = await createKeyCommand(options);
  });

const user = program.command('user').description('사용자');

user
  .command('confirm')
  .argument('<email>', '사용자의 이메일')
  .description('메일 없이 이메일을 확인 (그 사람의 주소인지 먼저 확인하세요)')
  .action(async (email: string) => {
    const { confirmEmailCommand } = await import('./confirm-email.ts');
    process.exitCode = await confirmEmailCommand(email);
  });

user
  .command('reset-second-factor')
  .argument('<email>', '사용자의 이메일')
  .description('2단계 인증과 복구 코드를 없애고 모든 기기에서 로그아웃 (본인인지 먼저 확인하세요)')
  .action(async (email: string) => {
    const { resetSecondFactorCommand } = await import('./user.ts');
    process.exitCode = await resetSecondFactorCommand(email);
  });

program
  .command('patchnote')
  .description('새 소식')
  .command('publish')
  .argument('<file>', '패치 노트 (Markdown: 첫 줄이 "# 버전 제목")')
  .description('모두에게 보이는 새 소식으로 발행 (같은 버전이면 내용을 고침)')
  .action(async (file: string) => {
    const { publishPatchNoteCommand } = await import('./patchnote.ts');
    process.exitCode = await publishPatchNoteCommand(file);
  });

program
  .command('session')
  .description('로그인한 곳')
  .command('end')
  .argument('[email]', '로그아웃할 사람의 이메일')
  .option('--all', '모두 로그아웃', false)
  .description('어디에서 로그인했든 바로 로그아웃시키고, 몇 사람이었는지 출력')
  .action(async (email: string | undefined, options: { all: boolean }) => {
    const { endSessionsCommand } = await import('./session.ts');
    process.exitCode = await endSessionsCommand(email, options);
  });

program
  .command('backup')
  .argument('<file>', '새로 쓸 백업 파일 (있는 파일 위에는 쓰지 않아요)')
  .description('데이터베이스와 올린 파일을 한 파일로 백업 (서버가 떠 있어도 돼요)')
  .action(async (file: string) => {
    const { backupCommand } = await import('./backup.ts');
    process.exitCode = await backupCommand(file);
  });

program
  .command('restore')
  .argument('<file>', '백업 파일')
  .description('백업으로 되돌리기 (서버를 먼저 끄세요. 지금 있는 것은 옆에 옮겨 둬요)')
  .action(async (file: string) => {
    const { restoreCommand } = await import('./backup.ts');
    process.exitCode = await restoreCommand(file);
  });

program
  .command('project')
  .description('작품')
  .command('set-owner')
  .argument('<project>', '작품의 id')
  .argument('<email>', '새 주인이 될 참여자의 이메일')
  .description('주인이 탈퇴한 작품에 주인을 정하기 (백업을 되돌린 뒤)')
  .action(async (project: string, email: string) => {
    const { setOwnerCommand } = await import('./set-owner.ts');
    process.exitCode = await setOwnerCommand(project, email);
  });

/** A line's number as an option gives it: 1 or more. */
function readLineNumber(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('1 이상의 줄 번호를 적어 주세요.');
  return n;
}

/** Minutes as an option gives them: more than 0, at most 60. */
function readMinutes(text: string): number {
  const minutes = Number(text);
  if (!(minutes > 0 && minutes <= 60))
    throw new InvalidArgumentError('0보다 크고 60 이하인 수를 적어 주세요.');
  return minutes;
}

await program.parseAsync();
