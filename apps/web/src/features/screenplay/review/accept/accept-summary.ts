import {
  applyChanges,
  type Change,
  changedId,
  characterIdsByName,
  type Draft,
  episodeNumbers,
  type Id,
  noPersonIn,
  type OrganisedScreenplay,
  type PersonChoice,
  type PlanContext,
  type ProjectState,
  planCommand,
  readDraft,
  rowsOfScene,
  type Scene,
  type SceneChoice,
  sceneLabel,
  scenesInOrder,
} from '@ddak/domain';

/** What accepting a version would do: what a person is told before. Scenes are named by their numbers. */
export interface AcceptSummary {
  readonly scenes: {
    readonly added: readonly string[];
    /** Their text, or what it says of them, is another. */
    readonly changed: readonly string[];
    /** Only their number is another. */
    readonly renumbered: number;
    readonly same: number;
    readonly omitted: readonly string[];
    /** SP24: `1 → 1, 2`: of those that are new, what is taken out of a scene that goes on. */
    readonly divided: readonly string[];
    /** SP24: `2 → 1`: of those that are omitted, whose text another has now. */
    readonly joined: readonly string[];
    /** Of those that change: what is moved to a set of which nobody has said where it is shot (SP16). */
    readonly unplaced: readonly string[];
    /** Of those that change or are omitted: what was shot already. */
    readonly shot: readonly string[];
  };
  readonly people: {
    readonly added: readonly string[];
    /** Who is in no scene any more. */
    readonly gone: readonly string[];
    /** Whom somebody has removed from the list, and the script has where it had them before (SP21). */
    readonly leftOut: readonly string[];
  };
  /** Where scenes go that the script does not have of its own episode: `2부`; empty: all are of it. */
  readonly otherEpisodes: readonly string[];
  /** SP22: the version goes there, too. */
  readonly movesVersion: boolean;
  /** Breakdown items that are suggested, for a person to take or turn down. */
  readonly items: number;
}

interface Who {
  readonly projectId: Id;
  readonly actorId: Id;
  readonly screenplayId: Id;
}

export type SceneTexts = ReadonlyMap<Id, OrganisedScreenplay>;

/** What a person has said before it is accepted (SP12, SP15, SP17). */
export interface AcceptChoices {
  readonly scenes: readonly SceneChoice[];
  readonly people: readonly PersonChoice[];
  /** SP17: what it does not have stays. */
  readonly isExcerpt: boolean;
}
const NO_CHOICES: AcceptChoices = { scenes: [], people: [], isExcerpt: false };

/** The ids and times of a plan that is thrown away do not matter. */
const contextOf = (who: Who, screenplayText: OrganisedScreenplay, sceneTexts: SceneTexts): PlanContext => ({
  projectId: who.projectId,
  commandId: who.screenplayId,
  actorId: who.actorId,
  actorName: '',
  now: 0,
  loaded: { screenplayText, sceneTexts },
});

/** The version as the command will compare it with the scenes that exist. */
export function draftOf(
  state: ProjectState,
  text: OrganisedScreenplay,
  who: Who,
  sceneTexts: SceneTexts,
): Draft | null {
  const screenplay = state.screenplay.get(who.screenplayId);
  return screenplay ? readDraft(state, screenplay, text, contextOf(who, text, sceneTexts)) : null;
}

/**
 * Plans the command without sending it, so that what is told is what will come true. Null: it would be refused.
 */
export function acceptSummary(
  state: ProjectState,
  text: OrganisedScreenplay,
  who: Who,
  sceneTexts: SceneTexts = new Map(),
  choices: AcceptChoices = NO_CHOICES,
): AcceptSummary | null {
  const args = { screenplayId: who.screenplayId, ...choices };
  const plan = planCommand(state, { name: 'acceptScreenplay', args }, contextOf(who, text, sceneTexts));
  if (plan.kind !== 'changes') return null;
  const after = applyChanges(state, plan.changes);
  const draft = draftOf(state, text, who, sceneTexts);
  const texts = new Map([...sceneTexts, [who.screenplayId, text]]);
  const touched = new Map(
    plan.changes.flatMap((change) => (change.table === 'scene' ? [[changedId(change), change]] : [])),
  );
  const label = (scene: Scene) => sceneLabel(after, scene);
  const wasShot = ({ _id }: Scene) =>
    rowsOfScene(state, _id).some(({ state: became }) => became !== 'planned' && became !== 'dropped');
  const here = scenesInOrder(after).filter(({ _id }) => touched.has(_id));
  const kept = here.filter(({ _id }) => state.scene.has(_id));
  const omitted = kept.filter(
    (scene) => scene.status === 'omitted' && state.scene.get(scene._id)!.status !== 'omitted',
  );
  const taken = kept.filter(
    ({ status, screenplayId }) => status !== 'omitted' && screenplayId === who.screenplayId,
  );
  const isSame = (scene: Scene) =>
    isOnlyMoved(touched.get(scene._id)!) &&
    textOf(texts, scene) === textOf(texts, state.scene.get(scene._id)!);
  const changed = taken.filter((scene) => !isSame(scene));
  const renumbered = taken.filter(
    (scene) => isSame(scene) && label(scene) !== sceneLabel(state, state.scene.get(scene._id)!),
  );
  return {
    scenes: {
      added: here.filter(({ _id }) => !state.scene.has(_id)).map(label),
      changed: changed.map(label),
      renumbered: renumbered.length,
      same: taken.length - changed.length - renumbered.length,
      omitted: omitted.map(label),
      ...partsIn(state, after, draft, who),
      unplaced: changed
        .filter(({ _id, location }) => location === null && state.scene.get(_id)!.location !== null)
        .map(label),
      shot: [...changed, ...omitted].filter(wasShot).map(label),
    },
    people: {
      added: [...after.character.values()]
        .filter(({ _id }) => !state.character.has(_id))
        .map(({ name }) => name),
      gone: peopleGone(state, after),
      leftOut: peopleLeftOut(state, after, draft),
    },
    ...otherEpisodes(state, after, here, who.screenplayId),
    items: plan.changes.filter(
      (change) =>
        change.table === 'breakdownItem' && change.op === 'insert' && change.row.status === 'suggested',
    ).length,
  };
}

/** Where its text stands, in which version and under which number, says nothing of what a scene is. */
const PLACE_OF_TEXT: ReadonlySet<string> = new Set([
  ...['screenplayId', 'firstLine', 'lastLine', 'name'],
  ...['sceneNo', 'subSceneNo'],
]);

const isOnlyMoved = (change: Change): boolean =>
  change.op === 'update' && Object.keys(change.after).every((column) => PLACE_OF_TEXT.has(column));

/** The words of a scene, without its heading: numbers may be counted on. */
function textOf(texts: SceneTexts, { screenplayId, firstLine, lastLine }: Scene): string {
  const lines = screenplayId === null ? undefined : texts.get(screenplayId)?.lines;
  if (!lines || firstLine === null || lastLine === null) return '';
  const said = lines.slice(firstLine, lastLine).map((line) => line.text);
  return said.join(' ').replace(/\s+/gu, ' ').trim();
}

/** SP24: the scenes that are divided or joined, by the numbers that they had and get. */
function partsIn(
  before: ProjectState,
  after: ProjectState,
  draft: Draft | null,
  { screenplayId }: Who,
): Pick<AcceptSummary['scenes'], 'divided' | 'joined'> {
  const was = (scene: Scene) => sceneLabel(before, scene);
  const now = new Map(
    [...after.scene.values()].flatMap((scene) =>
      scene.screenplayId === screenplayId ? [[scene.firstLine, scene] as const] : [],
    ),
  );
  const divided = new Map<Scene, string[]>();
  const joined: string[] = [];
  for (const { scene, splitFrom, joined: gone } of draft?.compared ?? []) {
    const made = now.get(scene.headingLine);
    if (!made) continue;
    if (splitFrom && !before.scene.has(made._id))
      divided.set(splitFrom, [...(divided.get(splitFrom) ?? []), sceneLabel(after, made)]);
    for (const one of gone)
      if (after.scene.get(one._id)?.status === 'omitted')
        joined.push(`${was(one)} → ${sceneLabel(after, made)}`);
  }
  const parts = [...divided].map(([from, labels]) => {
    const stays = after.scene.get(from._id);
    return `${was(from)} → ${[...(stays ? [sceneLabel(after, stays)] : []), ...labels].join(', ')}`;
  });
  return { divided: parts, joined };
}

function peopleGone(before: ProjectState, after: ProjectState): string[] {
  const [had, have] = [castOf(before), castOf(after)];
  return [...after.character.values()]
    .filter(({ _id }) => had.has(_id) && !have.has(_id))
    .map(({ name }) => name);
}

function peopleLeftOut(before: ProjectState, after: ProjectState, draft: Draft | null): string[] {
  if (!draft) return [];
  const [ids, isNone] = [characterIdsByName(after), noPersonIn(before, draft.names)];
  const said = draft.reviewed.flatMap(({ characters }) =>
    characters.map(({ name }) => name.trim().slice(0, 60)),
  );
  return [...new Set(said)].filter((name) => name !== '' && !ids.has(name) && !isNone(name));
}

const castOf = (state: ProjectState): ReadonlySet<Id> =>
  new Set(
    [...state.scene.values()].flatMap(({ status, characters }) =>
      status === 'omitted' ? [] : characters.map(({ _id }) => _id),
    ),
  );

function otherEpisodes(
  before: ProjectState,
  after: ProjectState,
  scenes: readonly Scene[],
  screenplayId: Id,
): Pick<AcceptSummary, 'otherEpisodes' | 'movesVersion'> {
  const own = before.screenplay.get(screenplayId)?.episodeId;
  const word = [...after.project.values()][0]?.episodeWord ?? '';
  const numbers = episodeNumbers(after);
  const others = new Set(
    scenes.flatMap((scene) =>
      scene.screenplayId === screenplayId && scene.episodeId !== own ? [scene.episodeId] : [],
    ),
  );
  return {
    otherEpisodes: [...numbers].flatMap(([_id, no]) => (others.has(_id) ? [`${no}${word}`] : [])),
    movesVersion: own !== after.screenplay.get(screenplayId)?.episodeId,
  };
}
