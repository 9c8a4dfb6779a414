import { nameKey } from '../../breakdown/item-key.ts';
import type { Crew } from '../crew.ts';
import { phoneDigits } from '../phone-digits.ts';
import type { ListedPerson } from './listed-person.ts';
import { roleWithBehind, splitListedName } from './split-listed-name.ts';

type Named = Pick<Crew, 'name' | 'roleTitle'>;

/** How a list that says somebody as they are is read: brackets behind a name go to the 직책 (TI14). */
function readAsListed({ name, roleTitle }: Named): Named {
  const split = splitListedName(name);
  return { name: split.name, roleTitle: roleWithBehind(roleTitle, split.behind) };
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();
const keyOf = ({ name, roleTitle }: Named): string => `${nameKey(name)}\n${folded(roleTitle)}`;

/** What a listed person and somebody with something behind their name have in common. */
export const listedKey = (listed: ListedPerson): string => keyOf(listed);

/** People with something behind their name, by how a list of them is read. */
export const byListedKey = (people: readonly Crew[]): ReadonlyMap<string, readonly Crew[]> =>
  Map.groupBy(
    people.filter(({ name }) => splitListedName(name).behind !== ''),
    (person) => keyOf(readAsListed(person)),
  );

/** CR12: a 직책 says nothing new where a list of this person would be read so. */
export const isRoleSaid = (listed: ListedPerson, crew: Crew): boolean =>
  [crew.roleTitle, readAsListed(crew).roleTitle].some((role) => folded(role) === folded(listed.roleTitle));

/** CR12: a number says nothing new where it is there already, however written (TI15), and beside others. */
export const isPhoneSaid = (listed: string, present: string): boolean =>
  listed === present ||
  (phoneDigits(listed) !== '' &&
    present.split(/[/,;\n]/).some((number) => domesticDigits(number) === domesticDigits(listed)));

const domesticDigits = (number: string): string =>
  phoneDigits(number)
    .replace(/^82(?=0?[1-9])0?/, '0')
    .replace(/^(?=1\d{8,9}$)/, '0');

/** CR12: an e-mail likewise, however spaced. */
export const isEmailSaid = (listed: string, present: string): boolean =>
  listed.replace(/\s+/g, '') === present.replace(/\s+/g, '');
