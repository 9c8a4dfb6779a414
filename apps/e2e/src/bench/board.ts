import { type FilmSize, filmOnServer } from '../harness/film-on-server.ts';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { calm } from './board/calm.ts';
import { boardGestures, listGestures } from './board/gestures.ts';
import { mainThread } from './board/main-thread.ts';
import { BOARD, type OwnFilm, openFilm } from './board/open-board.ts';
import { secondsUntilDrawn, sendMoves } from './board/send-moves.ts';
import { timeOpening } from './board/time-opening.ts';
import { scrolled, scrolledList, underHand } from './board/under-hand.ts';

const THROTTLE = 4;
const FULL: FilmSize = { scenes: 1_000, days: 60, items: 0 };
/** 225 scenes wait for a day. */
const WAITING: FilmSize = { ...FULL, waiting: 225 };
/** A feature, and a long series, with all that they need. */
const FEATURE: FilmSize = { scenes: 1_000, days: 60, items: 4 };
const SERIES: FilmSize = { scenes: 5_000, days: 60, items: 9 };

type Part = (workplace: Workplace) => Promise<object>;

/** What can be measured alone, each with a film of its own. */
const PARTS: Readonly<Record<string, Part>> = {
  hand: async (workplace) => underHand(workplace, await ownFilm(workplace, FULL), THROTTLE),
  scroll: async (workplace) => scrolled(workplace, await ownFilm(workplace, FULL), THROTTLE),
  list: async (workplace) => scrolledList(workplace, await ownFilm(workplace, FULL), THROTTLE),
  answers: async (workplace) => listGestures(workplace, await ownFilm(workplace, WAITING), THROTTLE),
  gestures: async (workplace) => boardGestures(workplace, await ownFilm(workplace, WAITING), THROTTLE),
  moves: async (workplace) => {
    const rows5000 = await perMove(workplace, await ownFilm(workplace, FEATURE));
    return {
      perArrivingMove: { rows5000, rows50000: await perMove(workplace, await ownFilm(workplace, SERIES)) },
    };
  },
  open: async (workplace) => ({ open50000: await timeOpening(workplace, await ownFilm(workplace, SERIES)) }),
};

/**
 * The board under somebody's hand and under others' edits, in a real browser whose processor is slowed down; how much
 * one arriving move costs; how long a large board takes to open; and how quickly the lists answer. `--only=hand,moves`
 * measures these parts alone.
 */
export async function run(): Promise<object> {
  const asked = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
  const workplace = await Workplace.withOwnServer({}, { withWorker: true });
  try {
    let found: object = { throttle: THROTTLE };
    for (const name of asked?.split(',') ?? Object.keys(PARTS)) {
      const part = PARTS[name];
      if (!part) throw new Error(`board has no part ${name}: ${Object.keys(PARTS).join(', ')}`);
      found = { ...found, ...(await part(workplace)) };
    }
    return { ...found, errors: workplace.errors() };
  } finally {
    await workplace.close();
  }
}

/** A film of somebody who has no other: the device looks after all that a person has. */
async function ownFilm(workplace: Workplace, size: FilmSize): Promise<OwnFilm> {
  const owner = await Program.join(workplace.server.url, '조감독');
  return { owner, film: await filmOnServer(owner, size) };
}

/** Milliseconds on the main thread for one move by somebody else, while the board is open. Not slowed down. */
async function perMove(workplace: Workplace, own: OwnFilm): Promise<number> {
  const page = await openFilm(workplace, own, BOARD);
  const pace = { perSecond: 10, seconds: 4 };
  const idle = await mainThread(page, () => page.waitForTimeout(pace.seconds * 1000));
  const untilDrawn = async () => {
    await secondsUntilDrawn(page, own);
    await calm(page);
  };
  // To look for a strip costs the page as much as a few moves.
  const looking = await mainThread(page, untilDrawn);
  const busy = await mainThread(page, async () => {
    await sendMoves(own, pace);
    await untilDrawn();
  });
  await page.close();
  const ofMoves = busy.busyMs - looking.busyMs - (idle.busyMs * (busy.tookMs - looking.tookMs)) / idle.tookMs;
  return Math.round((10 * Math.max(0, ofMoves)) / (pace.perSecond * pace.seconds)) / 10;
}
