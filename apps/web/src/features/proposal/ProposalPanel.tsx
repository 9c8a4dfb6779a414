import type { EmptiedDays, Id, ProjectState } from '@ddak/domain';
import type { Wider } from '@ddak/scheduler/board';
import { ErrorState, useIsPhone } from '@ddak/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BesidePanel } from '../../platform/BesidePanel.tsx';
import { todayText } from '../../platform/clock/today.ts';
import { useCan, useRunCommand } from '../../sync/hooks.ts';
import { AskForm } from './AskForm.tsx';
import { FoundStep } from './FoundStep.tsx';
import { PinTroubles } from './PinTroubles.tsx';
import { Scroll } from './parts.tsx';
import { Running } from './Running.tsx';
import type { Phase } from './search.ts';
import { useAcceptProposal } from './use-accept-proposal.ts';
import { FIRST_CHOICE, useDraft } from './use-draft.ts';
import { useProposals } from './use-proposals.ts';
import { asTaken } from './view/as-taken.ts';
import { type Ask, askDays, startAsk } from './view/ask.ts';
import type { Found } from './view/asked.ts';
import { type ProposalView, proposalView } from './view/proposal-view.ts';
import { groupInForce, type SceneGroup, type SceneGroups, scenesAsked } from './view/scene-groups.ts';

/** A proposal as the board shows it. */
interface Shown {
  readonly title: string;
  readonly state: ProjectState;
  readonly marks: ReadonlyMap<Id, string>;
  readonly onAccept: () => void;
  readonly onDrop: () => void;
  readonly onBack: (() => void) | null;
}

/** 자동 배치: beside the board on a desk, over it on a phone. It reckons here, so it needs no line. */
export function ProposalPanel(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly groups: SceneGroups;
  /** Of which somebody was told (NT12). */
  readonly wanted: Id | null;
  readonly onShow: (shown: Shown | null) => void;
  readonly onAddDays: (() => void) | null;
  readonly onClose: () => void;
}) {
  const { state, boardId, onShow, onClose } = props;
  const phone = useIsPhone();
  const proposals = useProposals(state, boardId);
  const { phase, lastAsk } = proposals;
  const [ask, setAsk] = useState(() =>
    lastAsk && phase.kind !== 'asking' ? lastAsk.ask : startAsk(state, boardId, todayText()),
  );
  const hasDays = askDays(state, boardId, todayText()).length > 0;
  const [hadDays, setHadDays] = useState(hasDays);
  if (hasDays !== hadDays) {
    setHadDays(hasDays);
    // The first days came after the form was opened: all of them are asked for.
    if (hasDays && ask.days.length === 0) setAsk(startAsk(state, boardId, todayText()));
  }
  const [wished, setWished] = useState<SceneGroup>('all');
  const group = groupInForce(props.groups, wished);
  const seesCost = useCan('cost', 'read');
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const found = useTold(phase, choice.emptied);
  const views = useViews(phase, found, seesCost);
  const chosen = useMemo(() => {
    if (phase.kind !== 'found') return null;
    const [one, view] = [found[choice.at], views[choice.at]];
    return one && view ? { asked: phase.asked, found: one, view } : null;
  }, [phase, found, views, choice.at]);
  const draft = useDraft(state, boardId, chosen, choice);
  const takeOver = useAcceptProposal();
  /** What is being searched goes on; what was found and seen is done with. */
  const leave = () => {
    if (phase.kind !== 'running') proposals.back();
    onClose();
  };
  const onAccept = () => {
    if (takeOver(draft)) leave();
  };
  /** On a phone the board lies under the panel. */
  const [onBoard, setOnBoard] = useState(false);
  const title = chosen ? `배치안 ${choice.at + 1} · ${chosen.found.title}` : '';
  const way = { onAccept, onDrop: leave, onBack: phone ? () => setOnBoard(false) : null };
  const ways = useRef(way);
  ways.current = way;
  useEffect(() => {
    const { onBack } = ways.current;
    onShow(
      draft && {
        title,
        state: draft.state,
        marks: draft.marks,
        onAccept: () => ways.current.onAccept(),
        onDrop: () => ways.current.onDrop(),
        onBack: onBack && (() => setOnBoard(false)),
      },
    );
  }, [draft, title, onShow]);
  useEffect(() => () => onShow(null), [onShow]);
  const start = (next: Ask, after: Wider | null = null) => {
    setChoice(FIRST_CHOICE);
    setAsk(next);
    void proposals.start(next, after);
  };
  const run = useRunCommand();
  /** BP8: the days that are missing come onto the board, and the question is put again. */
  const addDays = (wider: Wider) => {
    run('addTimetables', { days: [...wider.added] });
    const next = { ...ask, days: [...ask.days, ...wider.days] };
    start(next, wider);
  };
  const step = (() => {
    switch (phase.kind) {
      case 'asking':
        return (
          <AskForm
            state={state}
            boardId={boardId}
            ask={ask}
            onAsk={setAsk}
            isElsewhere={props.wanted !== null && props.wanted !== lastAsk?.toldAs}
            groups={props.groups}
            group={group}
            onGroup={setWished}
            onAddDays={props.onAddDays}
            onStart={() => {
              const { scenes: _, ...form } = ask;
              const next = { ...form, ...scenesAsked(props.groups, group) };
              start(next);
            }}
          />
        );
      case 'running':
        return <Running {...phase} seesCost={seesCost} onStop={proposals.stop} onCancel={proposals.back} />;
      case 'found':
        return (
          <FoundStep
            state={state}
            asked={phase.asked}
            found={found}
            views={views}
            choice={choice}
            onChoose={setChoice}
            needed={phase.needed}
            more={phase.more}
            onAddDays={addDays}
            seesCost={seesCost}
            onAccept={onAccept}
            onBack={proposals.back}
            onBoard={phone && draft ? () => setOnBoard(true) : null}
          />
        );
      case 'stuck':
        return (
          <Scroll>
            <ErrorState
              title="배치안을 만들지 못했어요"
              message={phase.reasons.join(' ')}
              onRetry={proposals.back}
            />
            <PinTroubles state={state} boardId={boardId} days={ask.days} />
          </Scroll>
        );
    }
  })();
  return (
    <BesidePanel title="자동 배치" step={phase.kind} hidden={onBoard && chosen !== null} onClose={leave}>
      {step}
    </BesidePanel>
  );
}

const NO_VIEWS: readonly ProposalView[] = [];

const NONE_FOUND: readonly Found[] = [];

const useTold = (phase: Phase, emptied: EmptiedDays): readonly Found[] =>
  useMemo(
    () => (phase.kind === 'found' ? asTaken(phase.asked, phase.found, emptied) : NONE_FOUND),
    [phase, emptied],
  );

const useViews = (phase: Phase, found: readonly Found[], seesCost: boolean): readonly ProposalView[] =>
  useMemo(() => {
    if (phase.kind !== 'found') return NO_VIEWS;
    const { asked } = phase;
    return found.map(({ title, answer }) => proposalView(asked.state, asked, title, answer, seesCost));
  }, [phase, found, seesCost]);
