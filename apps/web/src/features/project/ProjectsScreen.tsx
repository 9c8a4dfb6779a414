import { type Role, shortDate } from '@ddak/domain';
import { ErrorState, Grow, Icon, PAGE_WIDTH, Page, PageBody, SkeletonList, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNow } from '../../platform/clock/use-now.ts';
import { KeptNote } from '../../platform/kept/KeptNote.tsx';
import { ConfirmEmailNote } from '../../platform/session/ConfirmEmailNote.tsx';
import { ComingCallCard } from './ComingCallCard.tsx';
import { CreateProjectDialog } from './CreateProjectDialog.tsx';
import { createFormClosed, createFormOpened, type WithCreateProject } from './create-project-slice.ts';
import { HomeColumns, HomePart, WaitingLines } from './HomeParts.tsx';
import { comingCall, freeColour, homeStage, sortedOut, waitingOf } from './home-view.ts';
import { ImportProjectDialog } from './import/ImportProjectDialog.tsx';
import { ProjectRow, ProjectRows } from './ProjectRow.tsx';
import { LookAtSample } from './sample/LookAtSample.tsx';
import { SamplePart } from './sample/SamplePart.tsx';
import { useMyProjects } from './use-my-projects.ts';
import { WaysIn } from './WaysIn.tsx';

const INVITES: readonly Role[] = ['owner', 'manager'];
const ARCHIVED_ID = 'archived-projects';

const ArchivedProjects = styled('section')({
  maxWidth: PAGE_WIDTH,
  marginTop: 28,
  '& > h2': { marginBottom: 8, fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' },
  '& > ul': { background: 'transparent' },
  '& b': { color: 'var(--ink-2)' },
  '& i': { opacity: 0.5 },
});

/** Home: my next call, what I take part in, what waits for me; making a new project. */
export function ProjectsScreen(props: {
  /** What I have asked for myself, and how much of that there is. */
  readonly asked: ReactNode;
  readonly askedCount: number;
  /** What I am told. */
  readonly news: ReactNode;
}) {
  const { projects, keptAt, failure, retry } = useMyProjects();
  const { openForm, projectType } = useSelector((state: WithCreateProject) => state.createProject);
  const dispatch = useDispatch();
  const { open, samples, archived } = sortedOut(projects ?? []);
  const stage = homeStage(open.length, props.askedCount);
  // Who only takes part in others' projects, or waits for that, invites nobody, and has nothing to confirm for.
  const hasNone = projects !== undefined && open.length + archived.length === 0;
  const mayInvite = (hasNone && stage !== 'waits') || open.some(({ role }) => INVITES.includes(role));
  const now = useNow(60_000);
  const coming = comingCall(open, now);
  const waiting = waitingOf(open, shortDate);
  const [importing, setImporting] = useState(false);
  const bringIn = (
    <Button startIcon={<Icon name="upload" />} onClick={() => setImporting(true)}>
      작품 가져오기
    </Button>
  );
  const create = (
    <Button
      variant={coming ? 'outlined' : 'contained'}
      startIcon={<Icon name="plus" />}
      onClick={() => dispatch(createFormOpened())}
    >
      새 작품
    </Button>
  );
  return (
    <Page>
      <TopBar>
        <h1>내 작품</h1>
        <Grow />
        {open.length > 0 ? bringIn : null}
        {open.length > 0 ? create : null}
      </TopBar>
      <PageBody>
        {mayInvite ? <ConfirmEmailNote /> : null}
        {keptAt === null ? null : <KeptNote what="목록" at={keptAt} onRetry={retry} />}
        {failure === null ? null : <ErrorState message={failure} onRetry={retry} />}
        {!projects && failure === null ? <SkeletonList rows={4} rowHeight={64} /> : null}
        {projects && stage !== 'work' ? (
          <HomeColumns style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {props.asked}
            {samples.map((project) => (
              <SamplePart key={project._id} project={project} />
            ))}
            <WaysIn
              waits={stage === 'waits'}
              lookAtSample={samples.length > 0 ? null : <LookAtSample />}
              {...{ create, bringIn }}
            />
          </HomeColumns>
        ) : null}
        {stage === 'work' ? (
          <HomeColumns>
            <div>
              {coming ? <ComingCallCard coming={coming} /> : null}
              <HomePart aria-label="진행 중인 작품" className="projects">
                <h2>진행 중 {open.length}</h2>
                <ProjectRows>
                  {open.map((project) => (
                    <ProjectRow key={project._id} project={project} />
                  ))}
                </ProjectRows>
              </HomePart>
              {samples.map((project) => (
                <SamplePart key={project._id} project={project} />
              ))}
            </div>
            <div>
              {waiting.length > 0 ? <WaitingLines waiting={waiting} /> : null}
              {props.asked}
              {props.news}
            </div>
          </HomeColumns>
        ) : null}
        {archived.length > 0 ? (
          <ArchivedProjects aria-labelledby={ARCHIVED_ID}>
            <h2 id={ARCHIVED_ID}>보관한 작품 {archived.length}</h2>
            <ProjectRows>
              {archived.map((project) => (
                <ProjectRow key={project._id} project={project} />
              ))}
            </ProjectRows>
          </ArchivedProjects>
        ) : null}
      </PageBody>
      {importing ? <ImportProjectDialog onClose={() => setImporting(false)} /> : null}
      {openForm ? (
        <CreateProjectDialog
          projectType={projectType}
          colour={freeColour(projects ?? [])}
          onClose={(type) => dispatch(createFormClosed(type))}
        />
      ) : null}
    </Page>
  );
}
