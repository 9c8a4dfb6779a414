import { TopBarExtra } from '@ddak/ui';
import type { ReactNode } from 'react';
import { PresentPeople } from './PresentPeople.tsx';
import { usePresence } from './use-presence.ts';

/** Says that I look at the open project, and shows in the head of its screens who else does; alone, nothing. */
export function Company(props: { readonly children: ReactNode }) {
  const members = usePresence();
  return (
    <TopBarExtra value={members.length > 0 ? <PresentPeople members={members} /> : null}>
      {props.children}
    </TopBarExtra>
  );
}
