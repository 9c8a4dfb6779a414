import type { Id, ProjectState } from '@ddak/domain';
import type { DaysNeeded } from '@ddak/scheduler/board';
import { ErrorState } from '@ddak/ui';
import { useState } from 'react';
import { BesidePanel } from '../../platform/BesidePanel.tsx';
import { todayText } from '../../platform/today.ts';
import { useCan, useRunCommand } from '../../sync/hooks.ts';
import { AskForm } from './AskForm.tsx';
import { FoundStep } from './FoundStep.tsx';
import { Running } from './Running.tsx';
import { useAcceptProposal } from './use-accept-proposal.ts';
import { useProposals } from './use-proposals.ts';
import { startAsk } from './view/ask.ts';
import { groupInForce, type SceneGroup, type SceneGroups, scenesAsked } from './view/scene-groups.ts';

/** 자동 배치: beside the board on a desk, over it on a phone. It reckons here, so it needs no line. */
export function ProposalPanel(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly groups: SceneGroups;
  readonly onClose: () => void;
}) {
  const { state, boardId, onClose } = props;
  const [ask, setAsk] = useState(() => startAsk(state, boardId, todayText()));
  const [chosen, setChosen] = useState<SceneGroup>('all');
  const group = groupInForce(props.groups, chosen);
  const seesCost = useCan('cost', 'read');
  const proposals = useProposals(state, boardId);
  const { phase } = proposals;
  const accept = useAcceptProposal(state, boardId);
  const run = useRunCommand();
  /** BP8: the days that are missing come onto the board, and the question is put again. */
  const addDays = (wider: DaysNeeded) => {
    for (const timetableId of wider.days) {
      const { tableDate, unit, dayKind, calltime } = wider.state.timetable.get(timetableId)!;
      run('addTimetable', { timetableId, boardId, tableDate, unit, dayKind, calltime });
    }
    const next = { ...ask, days: [...ask.days, ...wider.days] };
    setAsk(next);
    void proposals.start(next, wider);
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
            groups={props.groups}
            group={group}
            onGroup={setChosen}
            onStart={() => {
              const { scenes: _, ...form } = ask;
              const next = { ...form, ...scenesAsked(props.groups, group) };
              setAsk(next);
              void proposals.start(next);
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
            found={phase.found}
            needed={phase.needed}
            onAddDays={addDays}
            seesCost={seesCost}
            onAccept={(found, days) => accept(phase.asked, found, days) && onClose()}
            onBack={proposals.back}
          />
        );
      case 'stuck':
        return (
          <ErrorState
            title="안을 만들지 못했어요"
            message={phase.reasons.join(' ')}
            onRetry={proposals.back}
          />
        );
    }
  })();
  return (
    <BesidePanel title="자동 배치" step={phase.kind} onClose={onClose}>
      {step}
    </BesidePanel>
  );
}
