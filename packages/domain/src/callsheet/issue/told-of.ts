import type { ProjectState } from '../../state.ts';
import { callOf, changesFor, isOfOthers, type PersonalCall } from './call-of.ts';
import type { CallsheetVersion } from './callsheet-version.ts';
import type { SheetChange } from './compare-sheets.ts';
import type { FrozenSheet } from './frozen-sheet.ts';
import { type Addressee, type Recipient, recipientKey, recipientsOf } from './recipients-of.ts';
import { seenBefore } from './seen-before.ts';
import { versionsOf } from './versions-of.ts';

/** What somebody is told of a sheet. `called`: the whole of it is news to them; `dropped`: it calls them no more. */
export const TELLING_KINDS = ['called', 'changed', 'dropped', 'cancelled', 'withdrawn'] as const;
export type TellingKind = (typeof TELLING_KINDS)[number];

export interface Telling {
  readonly kind: TellingKind;
  readonly to: Addressee;
  /** Their own lines that are other than in what they last saw; empty but for `changed`. */
  readonly changes: readonly SheetChange[];
}

/** CS46: who is told of a version that was just issued, and what. Who issued it knows already. */
export const toldOf = (state: ProjectState, version: CallsheetVersion): readonly Telling[] =>
  tellingsOf(state, version, versionBefore(state, version));

/** CS92: the newest version after this one, as far as it stands, that tells somebody something. */
export const toldAgain = (
  state: ProjectState,
  { callsheet, number }: Pick<CallsheetVersion, 'callsheet' | 'number'>,
  to: Recipient,
): CallsheetVersion | undefined =>
  versionsOf(state, callsheet).find(
    (one) =>
      one.number > number &&
      one.withdrawnAt === null &&
      toldOf(state, one).some((telling) => recipientKey(telling.to) === recipientKey(to)),
  );

/** CS46: who would be told of a sheet that is about to be issued, and what. */
export function tellingsOf(
  state: ProjectState,
  version: Pick<CallsheetVersion, 'callsheet' | 'number' | 'sheet' | 'cancels' | 'publishedBy'>,
  before: Pick<CallsheetVersion, 'sheet' | 'cancels'> | undefined,
): readonly Telling[] {
  const known = before && !before.cancels ? before.sheet : undefined;
  return recipientsOf(state, version.sheet, known)
    .filter(({ kind, id }) => kind !== 'member' || id !== version.publishedBy)
    .flatMap((to): Telling[] => {
      // CS108: the day of the other unit is not theirs, unless it calls them or did.
      const isTheirs = [version.sheet, known].some((sheet) => sheet && calls(state, sheet, to));
      if (!isTheirs && isOfOthers(state, version.sheet, to)) return [];
      if (version.cancels) return [{ kind: 'cancelled', to, changes: [] }];
      if (!known) return [{ kind: 'called', to, changes: [] }];
      const [was, is] = [known, version.sheet].map((sheet) => calls(state, sheet, to));
      // CS100: the first told them that they have none.
      if (!was && !is) return [];
      if (!was) return [{ kind: 'called', to, changes: [] }];
      if (!is) return [{ kind: 'dropped', to, changes: [] }];
      const changes = ownChanges(state, known, version.sheet, to);
      if (changes.length === 0) return [];
      const seen = seenBefore(state, version, to)?.sheet ?? known;
      return [
        { kind: 'changed', to, changes: sinceSeen(state, { seen, after: version.sheet, changes }, to) },
      ];
    });
}

/**
 * What changed against what somebody last saw. What it was in between, and is no more, is told as well: a message may
 * have said so.
 */
function sinceSeen(
  state: ProjectState,
  sheets: {
    readonly seen: FrozenSheet;
    readonly after: FrozenSheet;
    readonly changes: readonly SheetChange[];
  },
  to: Recipient,
): readonly SheetChange[] {
  const { seen, after, changes } = sheets;
  if (!calls(state, seen, to)) return changes;
  const since = ownChanges(state, seen, after, to);
  const lines = new Set(since.map(lineOf));
  return [...since, ...changes.filter((change) => !lines.has(lineOf(change)))];
}

const lineOf = ({ part, key }: SheetChange): string => `${part} ${key}`;

/** CS89: whether a version has nothing that is new to somebody who had the one before. */
export function isNoNews(
  state: ProjectState,
  version: Pick<CallsheetVersion, 'sheet' | 'cancels'>,
  before: Pick<CallsheetVersion, 'sheet' | 'cancels'>,
  to: Recipient,
): boolean {
  if (version.cancels || before.cancels) return false;
  if (calls(state, before.sheet, to) !== calls(state, version.sheet, to)) return false;
  return ownChanges(state, before.sheet, version.sheet, to).length === 0;
}

/** The version that counted when this one was issued. */
export const versionBefore = (
  state: ProjectState,
  version: Pick<CallsheetVersion, 'callsheet' | 'number'>,
): CallsheetVersion | undefined =>
  versionsOf(state, version.callsheet).find(
    ({ number, withdrawnAt }) => number < version.number && withdrawnAt === null,
  );

/** CS100: whether a sheet has a call for somebody. */
const calls = (state: ProjectState, sheet: FrozenSheet, to: Recipient): boolean =>
  callOf(state, sheet, to) !== null;

/** Of the head only the date is everybody's own; when and where they gather is told of their own call. */
const OWN_FACTS: readonly string[] = ['촬영일'];

/** Their time and place first, then the lines that are theirs. */
function ownChanges(
  state: ProjectState,
  before: FrozenSheet,
  after: FrozenSheet,
  to: Recipient,
): readonly SheetChange[] {
  const [was, is] = [callOf(state, before, to), callOf(state, after, to)];
  const call = was && is && callChange(was, is);
  const lines = changesFor(state, { before, after }, to).filter(
    ({ part, key }) => part !== '집합' || OWN_FACTS.includes(key),
  );
  return call ? [call, ...lines] : lines;
}

function callChange(was: PersonalCall, is: PersonalCall): SheetChange | null {
  const words = ({ time, place }: PersonalCall): string =>
    [time, was.place === is.place ? '' : place].filter(Boolean).join(' ');
  if (words(was) === words(is)) return null;
  const key = 'own';
  return { part: '집합', key, title: '콜', before: words(was), after: words(is) };
}

/** A change in one line: `콜 08:00 → 07:30`. */
export function changeWords({ title, before, after }: SheetChange): string {
  if (before === null) return `${title} ${after ?? ''} (새로)`;
  if (after === null) return `${title} ${before} (없어짐)`;
  return `${title} ${before} → ${after}`;
}

/** What a notice is known by: said twice, it is one. */
export const tellingKey = ({ kind, to }: Pick<Telling, 'kind' | 'to'>): string =>
  `${kind} ${recipientKey(to)}`;
