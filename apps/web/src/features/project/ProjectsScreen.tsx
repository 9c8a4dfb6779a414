import type { Role } from '@ddak/domain';
import { Chip, EmptyState, ErrorState, Grow, Icon, Page, PageBody, SkeletonList, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ConfirmEmailNote } from '../../platform/session/ConfirmEmailNote.tsx';
import { CreateProjectDialog } from './CreateProjectDialog.tsx';
import { createFormClosed, createFormOpened, type WithCreateProject } from './create-project-slice.ts';
import { KeptListNote } from './KeptListNote.tsx';
import { ProjectRow, ProjectRows } from './ProjectRow.tsx';
import { useMyProjects } from './use-my-projects.ts';

const INVITES: readonly Role[] = ['owner', 'manager'];
const ARCHIVED_ID = 'archived-projects';

const ArchivedProjects = styled('section')({
  marginTop: 28,
  '& > h2': { marginBottom: 8, fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' },
  '& > ul': { background: 'transparent' },
  '& b': { color: 'var(--ink-2)' },
  '& i': { opacity: 0.5 },
});

/** 내 작품: what I take part in, and making a new one. */
export function ProjectsScreen(props: { readonly head?: ReactNode }) {
  const { projects, keptAt, failure, retry } = useMyProjects();
  const { openForm, projectType } = useSelector((state: WithCreateProject) => state.createProject);
  const dispatch = useDispatch();
  const create = (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => dispatch(createFormOpened())}>
      새 작품
    </Button>
  );
  const open = projects?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  // Who only takes part in others' projects invites nobody, and has nothing to confirm for.
  const mayInvite = projects?.length === 0 || open.some(({ role }) => INVITES.includes(role));
  const archived = projects?.filter(({ archivedAt }) => archivedAt !== null) ?? [];
  return (
    <Page>
      <TopBar>
        <h1>내 작품</h1>
        {open.length > 0 ? <Chip>{open.length}</Chip> : null}
        <Grow />
        {open.length > 0 ? create : null}
      </TopBar>
      <PageBody>
        {mayInvite ? <ConfirmEmailNote /> : null}
        {props.head}
        {keptAt === null ? null : <KeptListNote at={keptAt} onRetry={retry} />}
        {failure === null ? null : <ErrorState message={failure} onRetry={retry} />}
        {!projects && failure === null ? <SkeletonList rows={4} rowHeight={64} /> : null}
        {projects && open.length === 0 ? (
          <EmptyState
            title={archived.length > 0 ? '진행 중인 작품이 없어요' : '아직 작품이 없어요'}
            hint="작품을 만들고 시나리오를 올리면 씬과 등장인물, 장소가 정리돼요."
            action={create}
          />
        ) : null}
        {open.length > 0 ? (
          <ProjectRows>
            {open.map((project) => (
              <ProjectRow key={project._id} project={project} />
            ))}
          </ProjectRows>
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
      {openForm ? (
        <CreateProjectDialog projectType={projectType} onClose={(type) => dispatch(createFormClosed(type))} />
      ) : null}
    </Page>
  );
}
