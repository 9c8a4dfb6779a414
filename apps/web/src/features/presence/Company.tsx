import { TopBarExtra } from '@ddak/ui';
import type { ReactNode } from 'react';
import { PresentPeople } from './PresentPeople.tsx';
import { usePresence } from './use-presence.ts';

/** Says that I look at the open project, and shows in the head of its screens who else does; alone, nothing. */
export function Company(props: { readonly children: ReactNode }) {
  const company = usePresence();
  return (
    <TopBarExtra value={company.members.length > 0 ? <PresentPeople company={company} /> : null}>
      {props.children}
    </TopBarExtra>
  );
}
