import { TopBarExtra } from '@ddak/ui';
import type { ReactNode } from 'react';
import { TellHeldContext } from '../../platform/presence/tell-held.ts';
import { PresentPeople } from './PresentPeople.tsx';
import { useFieldOutlines } from './use-field-outlines.ts';
import { usePresence } from './use-presence.ts';

/** Says that I look at the open project, and shows in the head of its screens who else does; alone, nothing. */
export function Company(props: { readonly children: ReactNode }) {
  const company = usePresence();
  // Behind it: that I am there is said first, also when the line is back.
  const tellHeld = useFieldOutlines();
  return (
    <TopBarExtra value={company.members.length > 0 ? <PresentPeople company={company} /> : null}>
      <TellHeldContext value={tellHeld}>{props.children}</TellHeldContext>
    </TopBarExtra>
  );
}
