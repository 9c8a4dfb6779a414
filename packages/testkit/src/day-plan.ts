import type { ArgsOf, BreakdownType, Id } from '@ddak/domain';
import type { Production } from './production.ts';

type PhaseKind = ArgsOf<'addPhaseRow'>['phaseData']['kind'];
type ScenePatch = ArgsOf<'editScenes'>['patch'];
/** Items by category: a name, or a name with its number. */
type Items = Partial<Record<BreakdownType, readonly (string | readonly [string, number])[]>>;

/** A day that rows are put on, each behind the one before. */
export class DayPlan {
  private last: Id | null = null;
  readonly production: Production;
  readonly day: Id;

  constructor(production: Production, day: Id) {
    this.production = production;
    this.day = day;
  }

  /** A phase row; returns its id. */
  phase(kind: PhaseKind, label: string, minutes: number, note = ''): Id {
    const rowId = this.production.newId();
    const phaseData = { kind, label, minutes, note };
    this.production.run('addPhaseRow', { rowId, timetableId: this.day, afterRowId: this.last, phaseData });
    this.last = rowId;
    return rowId;
  }

  /** A new scene and its row; returns the row's id. */
  shoot(sceneNo: number, patch: ScenePatch, cast: readonly Id[] = [], items: Items = {}): Id {
    const { production } = this;
    const sceneId = production.scene(sceneNo, { shootKind: 'L', ...patch }, cast);
    const list = Object.entries(items).flatMap(([type, names]) =>
      names.map((item) => ({ type: type as BreakdownType, item })),
    );
    for (const { type, item } of list) {
      const [name, quantity] = typeof item === 'string' ? [item, null] : item;
      const fixed = { subtype: '', note: '', source: 'manual', evidence: null } as const;
      const one = { _id: production.newId(), type, name, quantity, ...fixed };
      production.run('addBreakdownItems', { sceneId, items: [one] });
    }
    const [rowId] = production.allocate(this.day, sceneId);
    this.last = rowId!;
    return rowId!;
  }
}
