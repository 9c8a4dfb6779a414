import type { ReactNode } from 'react';
import { Foot } from '../parts/Foot.tsx';
import { TopBar } from '../parts/TopBar.tsx';

/** A page for reading, in the landing's frame. */
export const PublicPage = (props: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) => (
  <>
    <TopBar />
    <main className="reading">
      <h1>{props.title}</h1>
      <p className="lead">{props.lead}</p>
      {props.children}
    </main>
    <Foot />
  </>
);
