import { shortDate } from '@ddak/domain';
import { bdColour, Chip, Icon, NARROW } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { browserClock } from '../../platform/clock/browser-clock.ts';
import { PROJECT_TYPE_NAMES } from '../../platform/project-type-names.ts';
import { ROLE_NAMES } from '../../platform/role-names.ts';
import { contactWords } from './archive-words.ts';
import { ProjectStanding } from './ProjectStanding.tsx';
import type { ListedProject } from './project-api.ts';

export const ProjectRows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  overflow: 'hidden',
  '& > li + li': { borderTop: '1px solid var(--line)' },
});

const Row = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '10px 16px 10px 12px',
  color: 'var(--ink)',
  textDecoration: 'none',
  transition: 'background-color 120ms ease-out',
  '&:hover': { background: 'var(--sunken)' },
  '& > i': { width: 8, height: 36, borderRadius: 2, flex: 'none' },
  '& > div:first-of-type': { flex: 1, minWidth: 0 },
  [NARROW]: {
    flexWrap: 'wrap',
    alignContent: 'center',
    '& > div:first-of-type': { flexBasis: 'calc(100% - 60px)' },
  },
  '& b': {
    display: 'block',
    fontSize: 15,
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { fontSize: 12, color: 'var(--ink-2)' },
  '& > svg': { color: 'var(--ink-3)' },
});

export function ProjectRow({ project }: { readonly project: ListedProject }) {
  const { startDate, endDate } = project;
  const dates = [startDate, endDate].flatMap((date) => (date ? [shortDate(date)] : [])).join(' – ');
  const { archivedAt, contactDays } = project;
  const contacts = archivedAt === null ? null : contactWords(archivedAt, contactDays, browserClock.now());
  const facts = [PROJECT_TYPE_NAMES[project.projectType], ROLE_NAMES[project.role], contacts ?? dates];
  return (
    <li>
      <Row to={`/projects/${project._id}`}>
        <i style={{ background: bdColour(project.colour) }} />
        <div>
          <b>
            {project.title} {project.isSample ? <Chip tone="brand">예시</Chip> : null}
          </b>
          <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
        </div>
        <ProjectStanding project={project} />
        <Icon name="chevronRight" />
      </Row>
    </li>
  );
}
