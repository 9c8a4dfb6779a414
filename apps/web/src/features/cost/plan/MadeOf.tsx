import { type CostRow, partWords, workWords } from '@ddak/domain';
import { Fragment } from 'react';

/** What makes an amount up. */
export const MadeOf = ({ row }: { readonly row: CostRow }) => <Unparted words={partWords(row)} />;

/** How long is worked for it. */
export const WorkedFor = ({ row }: { readonly row: CostRow }) => <Unparted words={workWords(row)} />;

/** An amount never parts from its name at the end of a line. */
const Unparted = ({ words }: { readonly words: readonly string[] }) =>
  words.map((word, i) => (
    <Fragment key={word}>
      {i > 0 ? ' · ' : null}
      <span style={{ whiteSpace: 'nowrap' }}>{word}</span>
    </Fragment>
  ));
