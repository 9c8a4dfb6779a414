import type { OpenMatter } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import { Link } from 'react-router';
import { SeverityMark } from '../../../platform/findings/WarnMark.tsx';
import { LinkList } from '../../../platform/list/LinkList.ts';
import { shownMatters } from './shown-matters.ts';

/** So many names are said; of the others how many they are. */
const NAMES = 5;

const namesWords = (names: readonly string[]): string => {
  const rest = names.length - NAMES;
  return `${names.slice(0, NAMES).join(', ')}${rest > 0 ? ` 외 ${rest}` : ''}`;
};

/** What is open before a day, each with the way to where it is done. */
export function OpenMatters(props: {
  readonly matters: readonly OpenMatter[];
  readonly pathOf: (matter: OpenMatter) => string;
}) {
  const { findings, moreFindings, others } = shownMatters(props.matters);
  const line = (matter: OpenMatter) => (
    <MatterLine key={`${matter.kind} ${matter.text}`} matter={matter} to={props.pathOf(matter)} />
  );
  return (
    <LinkList>
      {findings.map(line)}
      {moreFindings > 0 ? (
        <li>
          <Link to={props.pathOf(findings[0]!)}>
            <i />
            <div>그 밖의 점검 {moreFindings}</div>
            <Icon name="chevronRight" />
          </Link>
        </li>
      ) : null}
      {others.map(line)}
    </LinkList>
  );
}

const MatterLine = ({ matter, to }: { readonly matter: OpenMatter; readonly to: string }) => (
  <li>
    <Link to={to} data-hard={matter.isHard || undefined}>
      <SeverityMark hard={matter.isHard} />
      <div>
        {matter.text}
        {matter.names.length > 1 ? ` ${matter.names.length}` : ''}
        {matter.names.length > 0 ? <small>{namesWords(matter.names)}</small> : null}
      </div>
      <Icon name="chevronRight" />
    </Link>
  </li>
);
