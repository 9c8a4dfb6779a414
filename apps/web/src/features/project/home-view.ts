import type { ProjectHome } from '@ddak/domain';
import type { ListedProject } from './project-api.ts';

export interface ComingCall {
  readonly project: ListedProject;
  readonly call: NonNullable<ProjectHome['call']>;
}

/** Twelve hours after it, a call has been (CS33). */
const BEEN_MS = 12 * 3_600_000;

/** HM4: the call that comes first; one that was called off gives way to one that is shot. */
export function comingCall(projects: readonly ListedProject[], now: number): ComingCall | null {
  const calls = projects.flatMap((project) => {
    const call = project.home?.call;
    return call && call.callAt + BEEN_MS > now ? { project, call } : [];
  });
  const first = (a: ComingCall, b: ComingCall) =>
    Number(a.call.cancels) - Number(b.call.cancels) || a.call.callAt - b.call.callAt;
  return calls.toSorted(first)[0] ?? null;
}

/** Something that somebody waits for me to do. */
export interface Waiting {
  /** The day that it is for; empty: it is for now. */
  readonly date: string;
  readonly key: string;
  readonly projectTitle: string;
  readonly title: string;
  readonly hint: string;
  readonly to: string;
}

/** HM3: who asks to take part, and sheets that are not sent as they stand, by their days. */
export function waitingOf(projects: readonly ListedProject[], dateOf: (date: string) => string): Waiting[] {
  const waiting = projects.flatMap(({ _id, title: projectTitle, home }) => {
    if (!home) return [];
    const { requests, unsent } = home;
    const crew = { key: `${_id}/crew`, date: '', projectTitle, to: `/projects/${_id}/crew` };
    const asked =
      requests === 0 ? [] : [{ ...crew, title: `참여 요청 ${requests}건`, hint: '답을 기다려요' }];
    const sheets = unsent.map(({ callsheetId, date, dayName, isIssued }) => ({
      key: callsheetId,
      date,
      projectTitle,
      to: `/projects/${_id}/callsheets/${callsheetId}`,
      title: [dayName, dateOf(date), '일촬표'].filter(Boolean).join(' '),
      hint: isIssued ? '발행한 뒤 바뀌었어요' : '아직 발행하지 않았어요',
    }));
    return [...asked, ...sheets];
  });
  return waiting.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}

/** What is worked on, what was put away, and, apart from both, what is only looked at (SA6). */
export const sortedOut = (projects: readonly ListedProject[]) => {
  const samples = projects.filter(({ isSample }) => isSample === true);
  const own = projects.filter((project) => !samples.includes(project));
  const isOpen = ({ archivedAt }: ListedProject) => archivedAt === null;
  return { samples, open: own.filter(isOpen), archived: own.filter((project) => !isOpen(project)) };
};

/** HM4: what home is about for this person. */
export function homeStage(open: number, asked: number): 'work' | 'waits' | 'begins' {
  if (open > 0) return 'work';
  return asked > 0 ? 'waits' : 'begins';
}

/** The first colour that no project of mine has. */
export function freeColour(projects: readonly Pick<ListedProject, 'colour'>[]): number {
  const used = new Set(projects.map(({ colour }) => colour));
  const order = [1, 3, 5, 7, 9, 0, 2, 4, 6, 8];
  return order.find((colour) => !used.has(colour)) ?? order[projects.length % order.length]!;
}
