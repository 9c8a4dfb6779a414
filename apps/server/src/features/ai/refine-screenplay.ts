import {
  groupBy,
  hasNoText,
  type Id,
  idSchema,
  type OrganisedScreenplay,
  type ReviewedScene,
  reviewScreenplay,
} from '@ddak/domain';
import { z } from 'zod';
import type { AiConfig } from '../../config.ts';
import type { QueueSettings } from '../../jobs/job-queue.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';
import { askModel } from './ask-model.ts';
import { checkAnswer } from './check-answer.ts';
import type { RefinementRepo, Run, RunChange } from './repo.ts';
import { sceneAnswerSchema, sceneQuestion } from './scene-question.ts';
import { writeAnswer } from './write-answer.ts';

export const REFINE_SCREENPLAY = 'refine-screenplay';
/** A long script takes long; a run whose process died is taken up where it stood. */
export const REFINE_QUEUE: Partial<QueueSettings> = { retryLimit: 2, expireInSeconds: 4 * 3600 };

export interface RefiningDeps {
  readonly config: AiConfig | undefined;
  readonly runs: RefinementRepo;
  /** The organised text of a version, where it is there. */
  readonly readText: (projectId: Id, screenplayId: Id) => Promise<OrganisedScreenplay | undefined>;
  readonly states: ProjectStates;
  readonly runAs: RunAs;
  /** The name that an account goes by now: a job names nobody. */
  readonly nameOf: (userId: Id) => Promise<string>;
  readonly now: () => number;
  /** How often it is looked whether the run was cancelled, and how long is waited before a question is put again. */
  readonly pace?: { readonly lookMs: number; readonly pauseMs: number };
}

const dataSchema = z.object({
  runId: idSchema,
  projectId: idSchema,
  screenplayId: idSchema,
  userId: idSchema,
});
type Refining = z.infer<typeof dataSchema>;

const CALLED_OFF = new Error('the refining was called off');
const PACE = { lookMs: 1_000, pauseMs: 1_000 };
/** So many scenes in a row without an answer: the model is not there. */
const IN_VAIN = 2;

const SAYS = {
  unset: 'AI가 설정되어 있지 않아요.',
  gone: '시나리오가 그사이 바뀌어 멈췄어요. 다시 시작하면 이어서 다듬어요.',
  unreachable: 'AI 서버가 응답하지 않아 멈췄어요. 잠시 뒤에 다시 시도해 주세요.',
  broken: '다듬는 중에 문제가 생겨 멈췄어요. 다시 시도해 주세요.',
  budget: (done: number, total: number) => `정해 둔 사용량까지 다듬었어요 (${total}씬 가운데 ${done}씬).`,
  skipped: (count: number) => `${count}씬은 쓸 수 있는 답이 없어 그대로 두었어요.`,
} as const;

/** Refines a script scene by scene (AI1), as a job. */
export async function refineScreenplay(
  deps: RefiningDeps,
  data: Readonly<Record<string, string>>,
  lastTry: boolean,
): Promise<void> {
  const refining = dataSchema.parse(data);
  const { screenplayId, runId } = refining;
  const change = (to: RunChange): Promise<boolean> => deps.runs.change(screenplayId, runId, to, deps.now());
  const stop = new AbortController();
  const look = setInterval(
    () => {
      deps.runs.find(refining.projectId, screenplayId).then(
        (run) => (run?.runId === runId && run.state !== 'cancelled' ? undefined : stop.abort(CALLED_OFF)),
        (error: unknown) => stop.abort(error),
      );
    },
    (deps.pace ?? PACE).lookMs,
  );
  try {
    const ended = await refineScenes(deps, refining, change, stop.signal);
    if (ended) await change(ended);
  } catch (error) {
    if (stop.signal.reason === CALLED_OFF) return;
    if (lastTry) await change({ state: 'failed', message: SAYS.broken });
    throw error;
  } finally {
    clearInterval(look);
  }
}

/** How the run ends; null: it was cancelled or has given way to another. */
async function refineScenes(
  deps: RefiningDeps,
  refining: Refining,
  change: (to: RunChange) => Promise<boolean>,
  signal: AbortSignal,
): Promise<RunChange | null> {
  const { config } = deps;
  const run = await deps.runs.find(refining.projectId, refining.screenplayId);
  if (!run || run.runId !== refining.runId) return null;
  if (!config) return { state: 'failed', message: SAYS.unset };
  const script = await readScript(deps, refining);
  if (!script) return { state: 'failed', message: SAYS.gone };
  const total = script.scenes.length;
  if (!(await change({ state: 'running', total }))) return null;
  let { done, skipped, calls, tokens }: Pick<Run, 'done' | 'skipped' | 'calls' | 'tokens'> = run;
  let inVain = 0;
  while (done < total) {
    if (calls >= config.maxCalls || tokens >= config.maxTokens)
      return { state: 'done', message: SAYS.budget(done, total) };
    const scene = script.scenes[done]!;
    const outcome = await refineScene(deps, config, refining, scene, signal);
    if (outcome.kind === 'gone') return { state: 'failed', message: SAYS.gone };
    calls += outcome.calls;
    tokens += outcome.tokens;
    inVain = outcome.kind === 'unreachable' ? inVain + 1 : 0;
    if (outcome.kind !== 'written') skipped += 1;
    if (inVain >= IN_VAIN) return { state: 'failed', calls, tokens, message: SAYS.unreachable };
    done += 1;
    if (!(await change({ done, skipped, calls, tokens }))) return null;
  }
  return { state: 'done', message: skipped > 0 ? SAYS.skipped(skipped) : null };
}

type SceneOutcome =
  | { kind: 'written' | 'unreachable' | 'useless'; calls: number; tokens: number }
  | { kind: 'gone' };

async function refineScene(
  deps: RefiningDeps,
  config: AiConfig,
  refining: Refining,
  { headingLine }: ReviewedScene,
  signal: AbortSignal,
): Promise<SceneOutcome> {
  const before = await readScript(deps, refining);
  if (!before) return { kind: 'gone' };
  const asked = sceneIn(before, headingLine);
  // Joined away, or called right as it stands, since the run began: nothing to do.
  if (!asked) return { kind: 'written', calls: 0, tokens: 0 };
  const pauseMs = (deps.pace ?? PACE).pauseMs;
  const reply = await askModel(config, sceneQuestion(asked.scene, asked.lines), signal, pauseMs);
  const spent = { calls: reply.calls, tokens: reply.tokens };
  if (reply.kind !== 'answer') return { kind: reply.kind, ...spent };
  const answer = sceneAnswerSchema.safeParse(reply.content);
  if (!answer.success) return { kind: 'useless', ...spent };
  signal.throwIfAborted();
  // What people have done while the model was thinking comes first.
  const script = await readScript(deps, refining);
  if (!script) return { kind: 'gone' };
  const now = sceneIn(script, headingLine);
  if (!now) return { kind: 'written', ...spent };
  const checked = checkAnswer(answer.data, now.scene, now.lines, script.people);
  const { projectId, screenplayId } = refining;
  const actor = { _id: refining.userId, name: await deps.nameOf(refining.userId) };
  const writing = { runAs: deps.runAs, actor, projectId, screenplayId };
  const written = await writeAnswer(writing, script.state, now.scene, checked);
  return written ? { kind: 'written', ...spent } : { kind: 'gone' };
}

type Script = NonNullable<Awaited<ReturnType<typeof readScript>>>;

/** A scene with its lines; null where it is gone, or where a person has called it right while it is reviewed (AI3). */
function sceneIn({ scenes, lines, settled }: Script, headingLine: number) {
  const scene = scenes.find((one) => one.headingLine === headingLine);
  if (!scene || settled.has(headingLine)) return null;
  return { scene, lines: lines.filter(({ n }) => n >= scene.headingLine && n <= scene.lastLine) };
}

/** The script as it is reviewed now. */
async function readScript(
  deps: RefiningDeps,
  { projectId, screenplayId, userId }: Pick<Refining, 'projectId' | 'screenplayId' | 'userId'>,
) {
  const view = await deps.states.current(projectId, userId);
  const version = view?.state.screenplay.get(screenplayId);
  const text = version && (await deps.readText(projectId, screenplayId));
  if (!view || !text) return null;
  const edits = groupBy(view.state.reviewEdit, 'screenplayId').get(screenplayId) ?? [];
  const { scenes, lines } = reviewScreenplay(text, edits);
  const confirmed = edits.flatMap(({ step }) =>
    step.kind === 'confirm' && step.doubt === null ? [step.headingLine] : [],
  );
  return {
    state: view.state,
    settled: new Set(version.state === 'review' ? confirmed : []),
    scenes: scenes.filter((scene) => !scene.omitted && !hasNoText(scene)),
    lines,
    people: text.characters.map(({ name }) => name),
  };
}
