import type { OpenMatter } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import { Link } from 'react-router';
import { SeverityMark } from '../../../platform/findings/WarnMark.tsx';
import { LinkList } from '../../../platform/list/LinkList.ts';

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
  return (
    <LinkList>
      {props.matters.map((matter) => (
        <li key={`${matter.kind} ${matter.text}`}>
          <Link to={props.pathOf(matter)} data-hard={matter.isHard || undefined}>
            <SeverityMark hard={matter.isHard} />
            <div>
              {matter.text}
              {matter.names.length > 1 ? ` ${matter.names.length}` : ''}
              {matter.names.length > 0 ? <small>{namesWords(matter.names)}</small> : null}
            </div>
            <Icon name="chevronRight" />
          </Link>
        </li>
      ))}
    </LinkList>
  );
}
