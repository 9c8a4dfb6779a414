import {
  type CallsheetVersion,
  type CallsheetView,
  callOf,
  changesFor,
  koreanMoment,
  openVersion,
  ownCallAt,
  type PersonalCall,
  type Recipient,
  type SheetChange,
  scenesFor,
  shownView,
  timeTillShoot,
} from '@ddak/domain';
import type { OpenedLink } from '../open-link.ts';

/** How the holder of a personal link stands to the sheet. */
export interface OwnPart {
  readonly name: string;
  /** Null: the sheet has no call for them (CS100). */
  readonly call: PersonalCall | null;
  /** `제작팀 집합`, `수진 도착`: what the time is of. */
  readonly what: string;
  /** Rows that they play in. */
  readonly rows: ReadonlySet<string>;
  /** What is new for them since the version that they have opened; empty where there is none. */
  readonly news: readonly SheetChange[];
  /** When they said that they have it. */
  readonly confirmedAt: string | null;
}

/** Everything that a page shows, as plain values. */
export interface LinkView {
  readonly version: CallsheetVersion;
  readonly sheet: CallsheetView;
  /** The number of a newer version that was taken back. */
  readonly withdrawn: number | null;
  readonly own: OwnPart | null;
  /** `9시간 20분`; null once the call has come, or where the day was called off. */
  readonly left: string | null;
  /** `21:40`: when the page was made. */
  readonly madeAt: string;
  readonly endsOn: string;
}

/** What the holder has said before. */
export interface Said {
  /** The last version before this one that they have opened. */
  readonly before: CallsheetVersion | undefined;
  readonly confirmedAt: number | null;
}

/** CS55: what a link shows. Phones of whom to call stand on personal links alone, no others anywhere. */
export function linkView(
  opened: OpenedLink & { readonly version: CallsheetVersion },
  said: Said,
  now: number,
): LinkView {
  const { state, version, withdrawn, to } = opened;
  const sheet = openVersion(state, version, { phones: 'none' });
  const { contacts } = openVersion(state, version, { phones: to ? 'all' : 'none' });
  const call = to && callOf(state, version.sheet, to);
  const own = to && {
    name: nameOf(opened),
    call,
    what: whatOf(to, call),
    rows: new Set(to.kind === 'actor' ? scenesFor(state, version.sheet, to).map(({ rowId }) => rowId) : []),
    news: said.before ? changesFor(state, { before: said.before.sheet, after: version.sheet }, to) : [],
    confirmedAt: said.confirmedAt === null ? null : koreanMoment(said.confirmedAt),
  };
  const at = own ? own.call : sheet.gathering;
  return {
    version,
    sheet: shownView({ ...sheet, contacts }),
    withdrawn: withdrawn?.number ?? null,
    own,
    left: version.cancels || !at ? null : timeTillShoot(ownCallAt(version.sheet, at), now),
    madeAt: koreanMoment(now).split(' ')[1]!,
    endsOn: koreanMoment(opened.endsAt - 1).split(' ')[0]!,
  };
}

const whatOf = ({ kind }: Recipient, call: PersonalCall | null): string => {
  if (!call) return '콜 없음';
  const { team } = call;
  if (team === '') return '집합';
  return kind === 'actor' ? `${team} 도착` : `${team.replace(/팀$/, '')}팀 집합`;
};

const nameOf = ({ state, to }: OpenedLink): string =>
  (to?.kind === 'actor' ? state.character.get(to.id)?.actorName : to && state.crew.get(to.id)?.name) ?? '';
