import { BottomSheet, Icon, SidePane, useIsPhone } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef } from 'react';

/** A panel beside the work on a desk, over it on a phone. With each `step` the focus begins at its heading anew. */
export function BesidePanel(props: {
  readonly title: string;
  readonly step: string;
  /** On a phone: out of the way, with all that it holds. */
  readonly hidden?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const phone = useIsPhone();
  const heading = useFocusAtStep(props.step);
  const title = (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <h2 ref={heading} tabIndex={-1} style={{ flex: 1, fontSize: 15, fontWeight: 700, outline: 'none' }}>
        {props.title}
      </h2>
      <IconButton aria-label={`${props.title} 닫기`} onClick={props.onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
  if (phone)
    return (
      <BottomSheet open={!props.hidden} title={title} height="94dvh" onClose={props.onClose}>
        {props.children}
      </BottomSheet>
    );
  return (
    <SidePane side="right" aria-label={props.title}>
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
