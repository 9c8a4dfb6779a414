import type { z } from 'zod';
import type { Section } from './access/section.ts';
import type { Change } from './change.ts';
import type { KnownFile } from './file/file-or-link.ts';
import type { Id } from './kernel/id.ts';
import type { Refusal, RefusalCode } from './kernel/result.ts';
import type { OrganisedScreenplay } from './screenplay/organised.ts';
import type { ProjectState } from './state.ts';

/** What the world gives to a plan: who, when (server time is the judge's), and the command's own id. */
export interface PlanContext {
  readonly projectId: Id;
  readonly commandId: Id;
  readonly actorId: Id;
  readonly actorName: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What the command declared in `loads`, fetched before it runs; never copied into the log. */
  readonly loaded: Loaded;
}

/** Large unchanging things outside the state, which a plan may need. */
export interface Loaded {
  readonly screenplayText?: OrganisedScreenplay;
  /** The texts that the project's scenes stand in, by version. */
  readonly sceneTexts?: ReadonlyMap<Id, OrganisedScreenplay>;
  /** Of the files that the command names, those of the project. The server alone knows them (FS1). */
  readonly files?: ReadonlyMap<Id, KnownFile>;
}
export type Load =
  | { readonly kind: 'screenplayText'; readonly id: Id }
  | { readonly kind: 'sceneTexts' }
  | { readonly kind: 'files'; readonly ids: readonly Id[] };

/** FS1: whether a file that a command names is not the project's; on a device nobody knows, and the server judges. */
export const isForeignFile = ({ loaded }: PlanContext, fileId: Id): boolean =>
  loaded.files !== undefined && !loaded.files.has(fileId);

/**
 * What a command would do. `adjusted`: it was carried out otherwise than asked (the neighbour had gone), and the
 * sender is told so.
 */
export type Plan =
  | { readonly kind: 'changes'; readonly changes: readonly Change[]; readonly adjusted: boolean }
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  | { readonly kind: 'nothing' };

/** The right that a command needs; `member: any` means being a member is enough, `new`: the project is being made,
 * with `server` by the server alone. */
export type Need =
  | {
      readonly section: Section;
      readonly right: 'read' | 'write';
      /** AC30: leads too, as far as it changes what is their own teams'. */
      readonly byLeads?: true;
    }
  | { readonly kind: 'new'; readonly server?: true }
  | { readonly kind: 'server' };

export interface Command<Name extends string = string, Args = never> {
  readonly name: Name;
  readonly args: z.ZodType<Args>;
  readonly needs: Need;
  /** Nobody takes it back by undo. */
  readonly final?: true;
  /** PD5: carried out in an archived project too. */
  readonly whileArchived?: true;
  readonly loads?: (args: Args) => readonly Load[];
  /** Pure. Runs in the browser at once and on the server again as the judge. */
  plan(state: ProjectState, args: Args, ctx: PlanContext): Plan;
}

/** Declares a command; the types of name and args are taken from its parts. */
export const defineCommand = <const Name extends string, Args>(
  command: Command<Name, Args>,
): Command<Name, Args> => command;

export const refuse = (code: RefusalCode, details?: Refusal['details']): Plan => ({
  kind: 'refuse',
  refusal: details ? { code, details } : { code },
});

/** A plan of these changes; nulls (no difference) are left out, and a plan without changes is `nothing`. */
export function changes(list: readonly (Change | null)[], options: { adjusted?: boolean } = {}): Plan {
  const real = list.filter((change) => change !== null);
  return real.length === 0
    ? { kind: 'nothing' }
    : { kind: 'changes', changes: real, adjusted: options.adjusted ?? false };
}
