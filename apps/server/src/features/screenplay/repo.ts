import {
  type BreakdownItem,
  completeOrganised,
  type Id,
  type KeptScreenplay,
  type LearnedNames,
  learnedNames,
  type OrganisedScreenplay,
} from '@ddak/domain';
import { and, eq, ne } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { screenplayText } from '../../db/schema/file.ts';
import { breakdownItem, character } from '../../db/schema/scene.ts';

type LearnedRow = Pick<BreakdownItem, 'type' | 'subtype' | 'name' | 'status'>;

/** Without what PostgreSQL has no text for: NUL, and halves of characters. */
const storable = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
    ),
  ) as T;

/** Organised texts. */
export class ScreenplayRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** Keeps a text for good: a second reading of the same version changes nothing. */
  async keepText(
    projectId: Id,
    screenplayId: Id,
    organised: OrganisedScreenplay,
    now: number,
  ): Promise<void> {
    await this.#db
      .insert(screenplayText)
      .values({ screenplayId, projectId, organised: storable(organised), createdAt: now })
      .onConflictDoNothing();
  }

  /** What the project's people have decided about names in breakdowns, so that a reading can go by it (BD5). */
  async learnedNames(projectId: Id): Promise<LearnedNames> {
    const { type, subtype, name, status } = breakdownItem;
    const rows = await this.#db
      .selectDistinct({ type, subtype, name, status })
      .from(breakdownItem)
      .where(and(eq(breakdownItem.projectId, projectId), ne(status, 'suggested')));
    return learnedNames(rows as LearnedRow[]);
  }

  /** What the project's people of the story are called, or were (SC27), so that a reading can go by it. */
  async namesOfPeople(projectId: Id): Promise<readonly string[]> {
    const { name, alsoCalled } = character;
    const rows = await this.#db
      .select({ name, alsoCalled })
      .from(character)
      .where(eq(character.projectId, projectId));
    return rows.flatMap((row) => [row.name, ...(row.alsoCalled as string[])]);
  }

  /** The text as PostgreSQL has it, already JSON; undefined when it is not (yet) read. */
  async readText(projectId: Id, screenplayId: Id): Promise<OrganisedScreenplay | undefined> {
    const rows = await this.#db
      .select({ organised: screenplayText.organised })
      .from(screenplayText)
      .where(and(eq(screenplayText.screenplayId, screenplayId), eq(screenplayText.projectId, projectId)));
    const kept = rows[0]?.organised as KeptScreenplay | undefined;
    return kept && completeOrganised(kept);
  }
}
