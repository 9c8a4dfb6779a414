/** What stands where the name of somebody stood who has left. */
export const LEFT_NAME = '탈퇴한 사용자';

/** What a table says of people with an account, and what is left of it when one of them deletes it (PD2). */
export interface PersonalData {
  /** The column that names the account which a row is about. */
  readonly person: string;
  /** Column → table: a row is also about whom that row is about. */
  readonly through?: Readonly<Record<string, string>>;
  /** Whether the row goes with the person, or stays under no name. */
  readonly row: 'goes' | 'stays';
  /** Personal column → what stands in its place: in the row where it stays, and in the log wherever it was. */
  readonly erased: Readonly<Record<string, unknown>>;
  /** Words that stay because they are the production's, not the person's. */
  readonly kept?: readonly string[];
}

/** What a table holds of how people are reached, and what is left of it when an archived project lets that go (PD6). */
export interface ContactData {
  readonly row: 'goes' | 'stays';
  /** Column → what stands in its place; an object names the parts of a column that go. */
  readonly erased: Readonly<Record<string, unknown>>;
}
