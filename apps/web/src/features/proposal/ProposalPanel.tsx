import type { DateText, Id, ProjectState } from '@ddak/domain';
import { withDays } from '@ddak/scheduler/board';
import { BottomSheet, ErrorState, Icon, SidePane, useIsPhone } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { todayText } from '../../platform/today.ts';
import { newId, useCan, useRunCommand } from '../../sync/hooks.ts';
import { AskForm } from './AskForm.tsx';
import { FoundStep } from './FoundStep.tsx';
import { Running } from './Running.tsx';
import { useAcceptProposal } from './use-accept-proposal.ts';
import { useProposals } from './use-proposals.ts';
import { startAsk } from './view/ask.ts';

/** 자동 배치: beside the board on a desk, over it on a phone. It reckons here, so it needs no line. */
export function ProposalPanel(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly onClose: () => void;
}) {
  const { state, boardId, onClose } = props;
  const [ask, setAsk] = useState(() => startAsk(state, boardId, todayText()));
  const seesCost = useCan('cost', 'read');
  const proposals = useProposals(state, boardId);
  const { phase } = proposals;
  const accept = useAcceptProposal(state, boardId);
  const run = useRunCommand();
  /** BP8: the days that are missing come onto the board, and the question is put again. */
  const addDays = (dates: readonly DateText[]) => {
    const wider = withDays(state, boardId, dates, newId);
    for (const timetableId of wider.days) {
      const { tableDate, unit, dayKind, calltime } = wider.state.timetable.get(timetableId)!;
      run('addTimetable', { timetableId, boardId, tableDate, unit, dayKind, calltime });
    }
    const next = { ...ask, days: [...ask.days, ...wider.days] };
    setAsk(next);
    void proposals.start(next, wider.state);
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
            onStart={() => void proposals.start(ask)}
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
    <Frame step={phase.kind} onClose={onClose}>
      {step}
    </Frame>
  );
}

function Frame(props: { readonly step: string; readonly onClose: () => void; readonly children: ReactNode }) {
  const phone = useIsPhone();
  const heading = useFocusAtStep(props.step);
  const title = (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <h2 ref={heading} tabIndex={-1} style={{ flex: 1, fontSize: 15, fontWeight: 700, outline: 'none' }}>
        자동 배치
      </h2>
      <IconButton aria-label="자동 배치 닫기" onClick={props.onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
  if (phone)
    return (
      <BottomSheet open title={title} height="94dvh" onClose={props.onClose}>
        {props.children}
      </BottomSheet>
    );
  return (
    <SidePane side="right" aria-label="자동 배치">
      <div style={{ padding: '8px 8px 4px 16px' }}>{title}</div>
      {props.children}
    </SidePane>
  );
}

/** With a new step what had the focus is gone: it begins at the heading anew, and ends where it came from. */
function useFocusAtStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    return () => {
      if (from instanceof HTMLElement) from.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step, not with what it reads
  useEffect(() => heading.current?.focus(), [step]);
  return heading;
}
