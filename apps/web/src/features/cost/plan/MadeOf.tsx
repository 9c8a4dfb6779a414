import { type CostRow, partWords } from '@ddak/domain';
import { Fragment } from 'react';

/** What makes an amount up; an amount never parts from its name at the end of a line. */
export const MadeOf = ({ row }: { readonly row: CostRow }) =>
  partWords(row).map((words, i) => (
    <Fragment key={words}>
      {i > 0 ? ' · ' : null}
      <span style={{ whiteSpace: 'nowrap' }}>{words}</span>
    </Fragment>
  ));
