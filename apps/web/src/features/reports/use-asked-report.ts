import {
  buildReport,
  can,
  memberOf,
  REPORT_KINDS,
  type ReportKind,
  type ReportOptions,
  reportOptionsSchema,
} from '@ddak/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useMe, useProjectState } from '../../sync/hooks.ts';

/** Which report is looked at, as its address says: a link to it shows the same to whoever may read it. */
export function useAskedReport() {
  const state = useProjectState();
  const member = memberOf(state, useMe()._id);
  const [search, setSearch] = useSearchParams();
  const offered = useMemo(
    () => REPORT_KINDS.filter(({ needs }) => needs.every((section) => can(member, 'read', section))),
    [member],
  );
  const kind = offered.find((one) => one.kind === search.get('kind'))?.kind ?? offered[0]?.kind;
  const asked = useMemo(() => {
    const rest = new URLSearchParams(search);
    rest.delete('kind');
    return rest;
  }, [search]);
  const options = useMemo(() => optionsOf(asked), [asked]);
  const report = useMemo(
    () => (kind === undefined ? null : buildReport(state, kind, options)),
    [state, kind, options],
  );
  return {
    offered,
    kind,
    asked,
    options,
    report,
    show: (next: ReportKind) => setSearch(keeping(search, { kind: next })),
    change: (part: Readonly<Partial<Record<keyof ReportOptions, string>>>) =>
      setSearch(keeping(search, part), { replace: true }),
  };
}

export type AskedReport = ReturnType<typeof useAskedReport>;

/** What cannot be read of an address is as if nothing had been asked. */
function optionsOf(asked: URLSearchParams): ReportOptions {
  const places = asked.getAll('location');
  const sequences = asked.getAll('sequence');
  const all = {
    ...Object.fromEntries(asked),
    ...(places.length > 0 ? { location: places } : {}),
    ...(sequences.length > 0 ? { sequence: sequences } : {}),
  };
  return reportOptionsSchema.safeParse(all).data ?? reportOptionsSchema.parse({});
}

function keeping(
  search: URLSearchParams,
  part: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(part))
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  return next;
}
