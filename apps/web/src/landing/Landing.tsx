import { ClosingPart, PainPart, WebPart } from './parts/Banners.tsx';
import { Foot, SpeedDial } from './parts/Foot.tsx';
import { Hero } from './parts/Hero.tsx';
import { MorePart, StepsPart } from './parts/Lists.tsx';
import { OnSetPart, TimetablePart } from './parts/Product.tsx';
import { TogetherPart } from './parts/TogetherPart.tsx';
import { TopBar } from './parts/TopBar.tsx';

/** '/' of a person who is not signed in: the twelve parts of SPEC.md section 2, in its order. */
export const Landing = () => (
  <>
    <TopBar />
    <main>
      <Hero />
      <TimetablePart />
      <OnSetPart />
      <TogetherPart />
      <MorePart />
      <PainPart />
      <WebPart />
      <StepsPart />
      <ClosingPart />
    </main>
    <Foot />
    <SpeedDial />
  </>
);
