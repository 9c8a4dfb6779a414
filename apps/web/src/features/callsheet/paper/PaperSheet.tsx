import { type CallsheetView, changedNote, isChanged, sheetTitle, shownView } from '@ddak/domain';
import { type CSSProperties, memo, useRef } from 'react';
import { ChangedMark } from '../ChangedMark.tsx';
import { PaperBlocks } from './PaperBlocks.tsx';
import { PaperLogo } from './PaperLogo.tsx';
import { PaperTable } from './PaperTable.tsx';
import { changedClass, FactBand, Paper, PaperFrame, wordsClass } from './paper-style.ts';
import { useFittingType } from './use-fitting-type.ts';

/** `read`: no type is too small to be read, and there may be something to scroll; `whole`: all of the page's width is seen. */
export type PaperSize = 'read' | 'whole';
const WHOLE = { '--floor': '0px' } as CSSProperties;

/** The printed sheet on the screen, from the same view as PDF and XLSX. */
export const PaperSheet = memo(function PaperSheet(props: {
  readonly view: CallsheetView;
  readonly size: PaperSize;
}) {
  const view = shownView(props.view);
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLElement>(null);
  useFittingType(frame, paper, props.size === 'whole');
  const people = view.people.map(({ role, name, phone }) => [role, name, phone].filter(Boolean).join(' '));
  const made = [view.productionCompany, view.edition].filter(Boolean).join(' · ');
  return (
    <PaperFrame ref={frame} style={props.size === 'whole' ? WHOLE : undefined}>
      <Paper ref={paper} aria-label="일촬표 미리 보기">
        <header>
          <PaperLogo fileId={view.logo} />
          <h1>
            {sheetTitle(view)}
            <small>{[view.projectTitle, view.dayText, view.name].filter(Boolean).join(' · ')}</small>
          </h1>
          <p>
            {[made, changedNote(view)].filter(Boolean).join(' · ')}
            {'\n'}
            {people.join(' · ')}
          </p>
        </header>
        <FactBand>
          {view.facts.map(({ label, value }) => (
            <div key={label} className={changedClass(isChanged(view, '집합', label))}>
              <dt>
                <ChangedMark when={isChanged(view, '집합', label)} />
                {label}
              </dt>
              <dd className={wordsClass(value)}>{value || '–'}</dd>
            </div>
          ))}
        </FactBand>
        <PaperTable view={view} />
        <PaperBlocks view={view} />
      </Paper>
    </PaperFrame>
  );
});
