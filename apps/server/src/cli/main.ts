#!/usr/bin/env node
import { Command } from 'commander';

/**
 * The command line. Each command is a file of its own, loaded when it is called: to add one, add its lines here
 * and export its function there. Standard output carries only the answer; a command answers with its exit code.
 */
const program = new Command('ddak').description('딱: 대본에서 일촬표까지').showHelpAfterError();

program
  .command('organise')
  .argument('<file>', '대본 파일 (HWP, HWPX, PDF, DOCX, FDX, Fountain, TXT)')
  .option('--lines', '줄마다의 종류도 함께 출력', false)
  .description('대본을 씬으로 정리해 JSON으로 출력')
  .action(async (file: string, options: { lines: boolean }) => {
    const { organiseCommand } = await import('./organise.ts');
    process.exitCode = await organiseCommand(file, options);
  });

await program.parseAsync();
