/**
 * The shapes that a project's rows have had, the newest last: a hash of all entity schemas, and what changed. A copy on
 * a device says in which it was written (SN9). A test of the server's
 * `sync` holds the last line against the schemas and tells the next hash.
 */
export const SHAPE_HISTORY: readonly (readonly [shape: string, change: string])[] = [
  ['1846c4145708', 'the first that copies name'],
  ['22176e728d71', 'projects say whether they demand a second factor'],
  ['7a880ba3cf29', 'people without an account say since when they consent, and who for a child'],
  ['d79ea958cc7f', 'prices say what a shooting day costs beside its people'],
  ['c578337d1dec', 'checks are accepted; scenes have a sequence and a window, places a day of strike'],
  ['f6d5cebf2135', 'projects say what days and calls begin with'],
  ['f18eedd4fc5d', 'call sheets are issued in versions; a draft is for those who write it'],
  ['4b7cf5708551', 'projects say how long a move of unknown way takes'],
  ['54428827ba60', 'people say that they have a call sheet'],
  ['10a570363357', 'scenes are put aside'],
  [
    '39fbfd82f2ac',
    'call sheets count meals, and name vehicles and extras; people have times of their own before a scene',
  ],
  ['3c25ef107627', 'projects say the form of their call sheets'],
  ['a6e98cf703b1', 'call sheets are received by links too'],
  ['c063b5178491', 'call sheets have a logo'],
  ['7ee48cfdbf83', 'call sheets are filled into a form of the project’s own'],
  ['2b284667afde', 'days have reports, and the checklists of issued sheets are ticked'],
  ['fb5ce9536960', 'issued sheets say where the words of their scenes stand'],
  ['8df119843c91', 'call sheets have links beside files, and know what a file is'],
  ['f27627e2679c', 'reports say when actors and teams came, were ready and were let go'],
  ['99f6595473c8', 'people’s phones are marked for what goes into chat rooms'],
  ['89d2e4d98577', 'there are comments'],
  ['39ddf0381504', 'files and links hang on things'],
  ['4658a13a220b', 'a project may be a sample'],
  ['09f2cdc6f99e', 'boards say what the last search for a proposal came to'],
  ['1c4c7e24af2c', 'things of the breakdown say who brings them'],
  ['362123dd91af', 'a set start before the call can be accepted as it is'],
  ['225db66ab082', 'things of the breakdown say when they can be had, and with whom they go'],
  ['b3477cb610a2', 'one price of a person or a place may be missing'],
  ['288c445bea27', 'projects remember what the columns of their tables are'],
  ['ed2797f71f1d', 'things of the breakdown cost something'],
  ['29e97b8bd0ec', 'places say what is permitted there, what power there is, and who is asked'],
  ['be7d4d21872e', 'names are remembered that are no people'],
  ['ffcdda74794c', 'a permission that has not come can be accepted as it is'],
  ['ba4971e2da63', 'actors were born on a day, which their characters do not tell, and have guardians'],
  ['6c17e62806a7', 'a scene may be shot in more than two parts'],
  ['a137c1e70719', 'teams say what of the breakdown is theirs to see to'],
  ['cd1766bd563d', 'what there is to see to on a day may be a team’s'],
  ['31b8be763490', 'characters know the names that they had'],
  ['f46bddcf4367', 'extras are called by names as long as the breakdown has them'],
  ['4b6aced93668', 'actors and extras are called to a place of their own'],
  ['041a4ab85879', 'teams say which unit they work with'],
  ['730fc75ed7cd', 'each rate may be one that nobody has said, and the second unit has its own'],
  ['ba80ce20e862', 'what there is to be spent is said kind by kind'],
];

/** The shape of the rows that this build makes and reads. */
export const STATE_SHAPE: string = SHAPE_HISTORY.at(-1)?.[0] ?? '';

/** What a copy was written in that does not say so. */
export const UNKNOWN_SHAPE = 'unknown';
