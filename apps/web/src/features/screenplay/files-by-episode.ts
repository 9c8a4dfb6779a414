interface Named {
  readonly name: string;
}

/** `밤의 정류장 3부.hwp`, `제3화`, `EP03`; no `3부작`, and no `3고`. */
const EPISODE = /(?<!\d)(\d{1,3})\s*[부화회](?![가-힣])|(?<![a-z])ep(?:isode)?[\s._-]*(\d{1,3})(?!\d)/i;

const episodeIn = ({ name }: Named): number | null => {
  const found = EPISODE.exec(name.normalize('NFC'));
  const number = Number(found?.[1] ?? found?.[2] ?? 0);
  return number > 0 ? number : null;
};

/**
 * SP25: files that were let go of at once, in the order of their names, so that 1고 comes before 2고, each with the episode that its
 * name names: one that is there, or the next one. Null: none of these.
 * @param episodes how many there are; null: the project has no episode level
 */
export function filesByEpisode<F extends Named>(
  files: readonly F[],
  episodes: number | null,
): { readonly file: F; readonly episodeNo: number | null }[] {
  const inOrder = files.toSorted((a, b) => a.name.localeCompare(b.name, 'ko', { numeric: true }));
  if (episodes === null) return inOrder.map((file) => ({ file, episodeNo: null }));
  let last = episodes;
  const byEpisode = inOrder.toSorted((a, b) => (episodeIn(a) ?? 0) - (episodeIn(b) ?? 0));
  return byEpisode.map((file) => {
    const episodeNo = episodeIn(file);
    if (episodeNo === null || episodeNo > last + 1) return { file, episodeNo: null };
    last = Math.max(last, episodeNo);
    return { file, episodeNo };
  });
}
