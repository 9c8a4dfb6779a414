import { bdColour, Icon, NARROW, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { Link, NavLink, useLocation } from 'react-router';
import { PROJECT_TYPE_NAMES } from '../../platform/project-type-names.ts';
import { useProjectId, useProjectSelector } from '../../sync/hooks.ts';
import { useNavItems } from './use-nav-items.ts';

const ProjectCard = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: 8,
  marginBottom: 12,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  color: 'var(--ink)',
  textDecoration: 'none',
  '&:hover': { background: 'var(--sunken)' },
  '& > i': { width: 8, height: 30, borderRadius: 2, flex: 'none' },
  '& > div': { minWidth: 0 },
  '& b': {
    display: 'block',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { display: 'block', fontSize: 11.5, color: 'var(--ink-3)' },
  [NARROW]: {
    flexDirection: 'column',
    gap: 6,
    padding: '8px 4px',
    textAlign: 'center',
    '& > i': { width: 32, height: 4 },
    '& > div': { maxWidth: '100%' },
    '& b': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      fontSize: 11,
      whiteSpace: 'normal',
    },
    '& small': { display: 'none' },
  },
});

const Nav = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    height: 34,
    padding: '0 8px',
    borderRadius: 'var(--r-chip)',
    color: 'var(--ink-2)',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& > a:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
  '& > a.active': { background: 'var(--brand-soft)', color: 'var(--brand-ink)', fontWeight: 600 },
  [TOUCH]: { '& > a': { height: 44 } },
  // As in the bar of a phone.
  [NARROW]: {
    '& > a': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 3,
      height: 52,
      padding: 0,
      fontSize: 11,
    },
  },
});

/** The open project and its screens, in the sidebar. */
export function ProjectNav() {
  const projectId = useProjectId();
  const project = useProjectSelector((state) => state.project.get(projectId));
  const items = useNavItems();
  const { pathname } = useLocation();
  return (
    <>
      {project ? (
        <ProjectCard to="/" title="다른 작품 보기">
          <i style={{ background: bdColour(project.colour) }} />
          <div>
            <b>{project.title}</b>
            <small>{PROJECT_TYPE_NAMES[project.projectType]}</small>
          </div>
        </ProjectCard>
      ) : null}
      <Nav aria-label="작품 화면">
        {items.map(({ path, also, label, icon }) => (
          <NavLink
            key={path}
            to={`/projects/${projectId}${path ? `/${path}` : ''}`}
            end={path === ''}
            className={({ isActive }) =>
              isActive || (also && pathname.endsWith(`/${also}`)) ? 'active' : undefined
            }
          >
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
      </Nav>
    </>
  );
}
