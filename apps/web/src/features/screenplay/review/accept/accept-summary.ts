import {
  type ComparedDraft,
  type Id,
  type OrganisedScreenplay,
  type PlanContext,
  type ProjectState,
  planCommand,
  readDraft,
  type SceneChoice,
} from '@ddak/domain';

/** What accepting a version would do: the numbers that a person is shown before. */
export interface AcceptSummary {
  readonly scenes: { readonly added: number; readonly changed: number; readonly omitted: number };
  readonly characters: number;
  readonly episodes: number;
  /** Breakdown items that are suggested, for a person to take or turn down. */
  readonly items: number;
}

interface Who {
  readonly projectId: Id;
  readonly actorId: Id;
  readonly screenplayId: Id;
}

export type SceneTexts = ReadonlyMap<Id, OrganisedScreenplay>;

/** The ids and times of a plan that is thrown away do not matter. */
const contextOf = (who: Who, screenplayText: OrganisedScreenplay, sceneTexts: SceneTexts): PlanContext => ({
  projectId: who.projectId,
  commandId: who.screenplayId,
  actorId: who.actorId,
  actorName: '',
  now: 0,
  loaded: { screenplayText, sceneTexts },
});

/** The scenes of the version beside those that exist, as the command will compare them. */
export function comparedScenes(
  state: ProjectState,
  text: OrganisedScreenplay,
  who: Who,
  sceneTexts: SceneTexts,
): readonly ComparedDraft[] {
  const screenplay = state.screenplay.get(who.screenplayId);
  return screenplay ? readDraft(state, screenplay, text, contextOf(who, text, sceneTexts)).compared : [];
}

/**
 * Plans the command without sending it, so that the numbers are those that will come true. Null: it would be refused.
 */
export function acceptSummary(
  state: ProjectState,
  text: OrganisedScreenplay,
  who: Who,
  sceneTexts: SceneTexts = new Map(),
  scenes: readonly SceneChoice[] = [],
): AcceptSummary | null {
  const plan = planCommand(
    state,
    { name: 'acceptScreenplay', args: { screenplayId: who.screenplayId, scenes } },
    contextOf(who, text, sceneTexts),
  );
  if (plan.kind !== 'changes') return null;
  const count = (table: string, op: string) =>
    plan.changes.filter((change) => change.table === table && change.op === op).length;
  const omitted = plan.changes.filter(
    (change) => change.table === 'scene' && change.op === 'update' && change.after.status === 'omitted',
  ).length;
  return {
    scenes: { added: count('scene', 'insert'), changed: count('scene', 'update') - omitted, omitted },
    characters: count('character', 'insert'),
    episodes: count('episode', 'insert'),
    items: plan.changes.filter(
      (change) =>
        change.table === 'breakdownItem' && change.op === 'insert' && change.row.status === 'suggested',
    ).length,
  };
}
