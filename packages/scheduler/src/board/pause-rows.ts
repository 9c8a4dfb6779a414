import { type ArgsOf, type Id, MOST_LABEL, type PhaseData, type TimetableRow } from '@ddak/domain';
import { isMealName, type MealName, mayKeepName, mealName } from './meals.ts';
import { isSetMeal, type Pause } from './read-board-day.ts';

export type ProposedRow = ArgsOf<'acceptProposal'>['days'][number]['rows'][number];

/** The place that a move goes to, as it is known to the problem and called. */
export interface NextPlace {
  readonly to: string | null;
  readonly name: string;
}

/** A meal's row, and by which name of the day's meals the next one counts on. */
export interface MealRow {
  readonly row: ProposedRow;
  readonly called: MealName;
}

interface WantedPause {
  readonly kind: Pause['kind'];
  readonly minutes: number;
  readonly label: string;
  /** Whether one of this length can be used as it is, and one that is left over with another name or length. */
  readonly mayUse: (pause: Pause) => boolean;
  readonly mayBecome: (pause: Pause) => boolean;
}

const KINDS = { meal: '식사', move: '이동', wait: '대기' } as const;

export const present = (row: TimetableRow): ProposedRow => ({
  rowId: row._id,
  sceneId: null,
  phaseData: null,
});

/** Names of places may be longer than a row's. */
const withinLabel = (text: string): string =>
  text.length > MOST_LABEL ? `${text.slice(0, MOST_LABEL - 1).trimEnd()}…` : text;

export const newPhase = (
  newId: () => Id,
  kind: PhaseData['kind'],
  label: string,
  minutes: number,
): ProposedRow => ({
  rowId: newId(),
  sceneId: null,
  phaseData: { kind, label, minutes: Math.round(minutes), note: '' },
});

/**
 * The meals, moves and waiting of a day as a plan wants them: those that are there are used again, first as they are, and
 * what is left of them with another name or length, so that notes and comments on them stay. Each is used once.
 */
export class PauseRows {
  readonly #supply: Pause[];
  readonly #setMeals: Pause[];
  readonly #newId: () => Id;
  /** By row that is new, the kind of pause that it is, and whether one of this kind could become it. */
  readonly #fresh = new Map<Id, Pick<WantedPause, 'kind' | 'mayBecome'>>();

  constructor(pauses: readonly Pause[], newId: () => Id) {
    this.#supply = pauses.filter(({ row }) => row.fixedStart === null);
    this.#setMeals = pauses.filter(isSetMeal);
    this.#newId = newId;
  }

  /** The meal that has been set to just that time, and by which name the next one counts on; null where there is none. */
  setMeal(start: number, minutes: number, eaten: MealName | null): MealRow | null {
    const at = this.#setMeals.findIndex(
      ({ row, minutes: own }) => row.fixedStart === start && own === minutes,
    );
    const [known] = at < 0 ? [] : this.#setMeals.splice(at, 1);
    if (!known) return null;
    const own = known.row.phaseData?.label;
    return { row: present(known.row), called: isMealName(own) ? own : mealName(start, eaten) };
  }

  /** A meal, and by which name the next one counts on. */
  meal(start: number, minutes: number, eaten: MealName | null): MealRow {
    const label = mealName(start, eaten);
    const mayUse = ({ row }: Pause) => mayKeepName(row.phaseData?.label, start, eaten);
    const { row, known } = this.#use({ kind: 'meal', minutes, label, mayUse, mayBecome: () => true });
    const own = known?.row.phaseData?.label;
    return { row, called: isMealName(own) ? own : label };
  }

  /** Of moves only one to the same place is used again. */
  move(minutes: number, { to, name }: NextPlace): ProposedRow {
    const isThere = (pause: Pause) => pause.to === to;
    const label = name ? withinLabel(`이동 · ${name}`) : '이동';
    return this.#use({ kind: 'move', minutes, label, mayUse: isThere, mayBecome: isThere }).row;
  }

  wait(minutes: number): ProposedRow {
    const any = () => true;
    return this.#use({ kind: 'wait', minutes, label: '대기', mayUse: any, mayBecome: any }).row;
  }

  /** The rows with what is left in the place of what is new. */
  keepLeft(rows: readonly ProposedRow[]): ProposedRow[] {
    return rows.map((row) => {
      const fresh = this.#fresh.get(row.rowId);
      if (!fresh || !row.phaseData) return row;
      const at = this.#supply.findIndex(
        (pause) => pause.kind === fresh.kind && mayChange(pause) && fresh.mayBecome(pause),
      );
      const [known] = at < 0 ? [] : this.#supply.splice(at, 1);
      return known ? { ...row, rowId: known.row._id, phaseData: becoming(known, row.phaseData) } : row;
    });
  }

  /** One that has the wanted length and may be used, one of that name before others; else a new one. */
  #use({ kind, minutes, label, mayUse, mayBecome }: WantedPause): { row: ProposedRow; known?: Pause } {
    const fits = (pause: Pause) => pause.kind === kind && pause.minutes === minutes && mayUse(pause);
    const named = this.#supply.findIndex((pause) => fits(pause) && pause.row.phaseData?.label === label);
    const at = named < 0 ? this.#supply.findIndex(fits) : named;
    const [known] = at < 0 ? [] : this.#supply.splice(at, 1);
    if (known) return { row: present(known.row), known };
    const row = newPhase(this.#newId, KINDS[kind], label, minutes);
    this.#fresh.set(row.rowId, { kind, mayBecome });
    return { row };
  }
}

/** What is pinned stays as it is, and what has been dropped is none of the day's. */
const mayChange = ({ row }: Pause): boolean => !row.pinned && row.state !== 'dropped';

/** A name that somebody has thought of stays; a meal's usual one is that of its new hour. */
function becoming({ kind, row }: Pause, { minutes, label, ...rest }: PhaseData): PhaseData {
  const own = row.phaseData?.label ?? '';
  return { ...rest, label: own === '' || (kind === 'meal' && isMealName(own)) ? label : own, minutes };
}
