import { filmOnServer } from '../harness/film-on-server.ts';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { listGestures } from './board/gestures.ts';
import { wheel } from './board/under-hand.ts';
import { framesDuring } from './board/watch-frames.ts';
import { openTable } from './table/open-table.ts';
import { pasteBlock } from './table/paste-block.ts';
import { typeDown } from './table/type-down.ts';

const SIZE = { scenes: 2_000, days: 60, items: 10 };

/**
 * The scene list of 2,000 scenes with 20,000 things, all of its columns shown, in a real browser: work a frame while
 * somebody types down a column and while the wheel turns, how soon a search answers, and 500 rows of ten cells pasted.
 * Milliseconds. `--slowed=4` slows the processor down.
 */
export async function run(): Promise<object> {
  const asked = process.argv.find((argument) => argument.startsWith('--slowed='));
  const slowed = Number(asked?.slice('--slowed='.length) ?? 1);
  const workplace = await Workplace.withOwnServer({}, { withWorker: true });
  try {
    const owner = await Program.join(workplace.server.url, '조감독');
    const own = { owner, film: await filmOnServer(owner, SIZE) };
    const page = await openTable(workplace, own, slowed);
    const columns = await page.getByRole('columnheader').count();
    const typing = await framesDuring(page, () => typeDown(page, own.film));
    const scroll = await framesDuring(page, () => wheel(page, { x: 0, y: 240 }));
    const paste = await pasteBlock(page, own.film);
    await page.close();
    const { search, editor } = await listGestures(workplace, own, slowed);
    const sizes = { ...SIZE, columns, slowed };
    return { ...sizes, typing, scroll, search, editor, paste, errors: workplace.errors() };
  } finally {
    await workplace.close();
  }
}
